import type { Hud } from './hud.ts';
import { walk } from './trainText.ts';
import { change } from '../store/settings.ts';

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const focus = (id: string) => document.getElementById(id)?.focus();

/** Keys of the table: none that a browser or a screen reader wants for itself, and none while one is writing. */
export function press(event: KeyboardEvent, hud: Hud): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || typing(event.target)) return;
  if (event.key === 'Escape') return close(hud);
  if (hud.panels.sheet) return;
  const number = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
  if (number > 0) {
    const option = hud.choices[number - 1];
    if (!option) return;
    event.preventDefault();
    return hud.choose(option.id);
  }
  if (walk(event, hud.table.cars.length)) return;
  const act = letters[event.key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  act(hud);
}

const letters: Readonly<Record<string, (hud: Hud) => void>> = {
  q: () => focus('question'),
  h: () => focus('hand'),
  t: () => document.querySelector<HTMLElement>('#train [tabindex="0"]')?.focus(),
  l: ({ panels }) => panels.open({ side: panels.side === 'log' ? null : 'log' }),
  c: ({ panels }) => panels.open({ side: panels.side === 'chat' ? null : 'chat' }),
  m: ({ settings }) => change({ sound: !settings.sound }),
  '?': ({ panels }) => panels.open({ sheet: 'keys' }),
};

function close({ panels }: Hud): void {
  if (panels.sheet) panels.open({ sheet: null });
  else if (panels.side) panels.open({ side: null });
}
