import { html, type TemplateResult } from 'lit-html';

/** The start page's paper theatre: sun, mesas and a train at dusk, in flat cuts. Decoration only. */
export const scene = (): TemplateResult => html`<svg
  class="scene"
  viewBox="0 0 1200 320"
  preserveAspectRatio="xMidYMax slice"
  aria-hidden="true"
>
  <defs>
    <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#3b2a4a" />
      <stop offset="0.45" stop-color="#b4553f" />
      <stop offset="0.8" stop-color="#eda04f" />
      <stop offset="1" stop-color="#f8cf7d" />
    </linearGradient>
  </defs>
  <rect width="1200" height="320" fill="url(#dusk)" />
  <circle cx="860" cy="196" r="74" fill="#fbe3a3" />
  <circle cx="860" cy="196" r="100" fill="#fbe3a3" opacity="0.2" />
  <path fill="#9b4a41" d="M0 236V168l56-8 10-34h118l14 36 60 10 22 66zM980 240l20-54 44-8 12-46h104l8 42 32 6v60z" />
  <path fill="#7b3a3d" d="M250 248l28-40 60-6 10-26h70l12 30 54 8 20 34zM620 246l30-24 80-4 14-18h66l8 20 60 8 26 18z" />
  <path fill="#5a2a33" d="M0 252c180-16 320 4 520-4s420-14 680 0v72H0z" />
  <g fill="#3a1c28">
    <path d="M118 250v-58h8v20h10v-14h7v22h-17v30zM1090 250v-44h7v14h9v-10h6v17h-15v23z" />
    <path d="M500 150h4v104h-4zM488 160h28v4h-28zM720 156h4v98h-4zM708 166h28v4h-28z" />
  </g>
  <path d="M0 150q250 34 502 12t220 6 478-14" fill="none" stroke="#3a1c28" stroke-width="1.200" />
  <g class="scene-train">
    <g fill="#2a1520">
      <path d="M196 232h118v38H196zM190 224h130v9H190z" />
      <path d="M330 232h118v38H330zM324 224h130v9H324z" />
      <path d="M464 232h118v38H464zM458 224h130v9H458z" />
      <path d="M598 240h62v30h-62zM660 262h20v8h-20zM676 222h44v48h-44zM670 214h56v9h-56z" />
      <path d="M720 236h82a16 16 0 0 1 16 16v18h-98zM742 236v-14h18v14zM782 236v-30h-6l4-8h24l4 8h-6v30zM818 262h10l18 16h-28z" />
      <path d="M314 262h16v5h-16zM448 262h16v5h-16zM582 262h16v5h-16z" />
    </g>
    <g fill="#f4c15d">
      <path d="M208 241h20v16h-20zM240 241h20v16h-20zM272 241h20v16h-20zM342 241h20v16h-20zM374 241h20v16h-20zM406 241h20v16h-20zM476 241h20v16h-20zM508 241h20v16h-20zM540 241h20v16h-20zM684 230h14v14h-14z" />
    </g>
    <g fill="#2a1520" stroke="#8a5546" stroke-width="2.500">
      <circle cx="222" cy="276" r="11" /><circle cx="288" cy="276" r="11" /><circle cx="356" cy="276" r="11" />
      <circle cx="422" cy="276" r="11" /><circle cx="490" cy="276" r="11" /><circle cx="556" cy="276" r="11" />
      <circle cx="622" cy="277" r="10" /><circle cx="696" cy="274" r="14" /><circle cx="738" cy="274" r="14" />
      <circle cx="790" cy="278" r="9" />
    </g>
    <g fill="#2a1520">
      <path d="M352 224l4-20-8-2 10-4 2-8h12l2 8 10 4-8 2 4 20z" />
      <path d="M520 224l3-17-10-2 12-4 1-7h12l1 7 12 4-10 2 4 17zM548 214l18-4v4l-16 4z" />
    </g>
    <g fill="#f3dcc0">
      <circle cx="792" cy="182" r="12" opacity="0.9" /><circle cx="772" cy="166" r="17" opacity="0.7" />
      <circle cx="742" cy="150" r="22" opacity="0.5" /><circle cx="702" cy="138" r="27" opacity="0.32" />
    </g>
  </g>
  <path fill="#24121c" d="M0 284h1200v36H0z" />
  <path stroke="#6d4038" stroke-width="3" d="M0 288h1200" />
</svg>`;
