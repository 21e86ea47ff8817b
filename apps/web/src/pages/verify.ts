import { type Check, type Finding, type Place, type Report, readKeys, verifyText } from '@holdup/proof';
import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../art/icons.ts';
import { api } from '../net/api.ts';
import { memoryOf, type Share } from '../store/shares.ts';
import { maybe, t } from '../text/index.ts';
import { failure } from './failure.ts';
import { around } from './invite.ts';
import type { Page } from './page.ts';
import { shown } from './refresh.ts';

/** What was looked at. */
interface Looked {
  readonly name: string;
  readonly report: Report;
}

/** Where the server publishes its keys. */
const KEYS = '/.well-known/holdup-keys.json';

/**
 * Checks the record of a game in the browser: of a file, or of a table of this server. Everything that it needs is loaded with the
 * page; the server is asked for its keys then, and for nothing later.
 */
export function verifyPage(table: string | null): Page {
  const looked = shown<Looked | null>(null);
  const keys = shown<readonly string[] | null>(null);
  const working = shown(true);
  const error = shown<string | null>(null);
  const over = shown(false);

  async function fetchKeys(): Promise<void> {
    try {
      keys.set(readKeys(await (await fetch(KEYS)).text()));
    } catch {
      keys.set(null);
    }
  }

  function look(name: string, text: string): void {
    const first = verifyText(text, { keys: keys.get(), seen: null });
    // Whose numbers to compare is known only once it is known which match it is.
    const own = first.transcript && memoryOf(first.transcript.header.match);
    const seen = own && { commitment: own.commitment, shares: given(first, own.shares) };
    looked.set({ name, report: seen ? verifyText(text, { keys: keys.get(), seen }) : first });
  }

  async function read(file: File | undefined): Promise<void> {
    if (!file) return;
    error.set(null);
    working.set(true);
    try {
      const [text] = await Promise.all([file.text(), fetched]);
      look(file.name, text);
    } catch {
      // It was moved or taken away since it was chosen.
      error.set('not-found');
    } finally {
      working.set(false);
    }
  }

  async function begin(): Promise<void> {
    await fetched;
    if (table !== null) {
      const reply = await api.transcript(table);
      if (reply.ok) look(t('verify.title'), JSON.stringify(reply.transcript));
      else error.set(reply.code);
    }
    working.set(false);
  }

  const fetched = fetchKeys();
  void begin();
  return {
    title: () => t('verify.title'),
    view: () =>
      around(
        t('verify.title'),
        html`<div class="verifying">${failure(error.get(), () => error.set(null))}
          ${chooser({ over: over.get(), hover: (now) => over.set(now), read })}
          ${working.get() ? html`<p class="paper" role="status">${t('verify.working')}</p>` : nothing}
          ${result(looked.get(), table)}
          ${looked.get()?.report.transcript ? html`<p class="foot-note">${t(keys.get() ? 'verify.keys' : 'verify.noKeys')}</p>` : nothing}</div>`,
      ),
  };
}

/** Numbers that were sealed but never asked for, since somebody else was at the seat or the time ran out, prove nothing. */
function given({ transcript }: Report, own: readonly Share[]): readonly Share[] {
  return own.filter(({ seat }) => transcript?.header.deal.seats[seat]?.source === 'player');
}

function chooser(at: {
  readonly over: boolean;
  hover(now: boolean): void;
  read(file: File | undefined): Promise<void>;
}): TemplateResult {
  const drop = (event: DragEvent) => {
    event.preventDefault();
    at.hover(false);
    void at.read(event.dataTransfer?.files[0]);
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    at.hover(true);
  };
  return html`<section
    class="paper drop ${at.over ? 'over' : ''}"
    @dragover=${drag}
    @dragleave=${() => at.hover(false)}
    @drop=${drop}
  >
    <p>${t('verify.text')}</p>
    <label class="field">
      <span>${t('verify.choose')}</span>
      <input
        type="file"
        accept=".json,application/json"
        @change=${(event: Event) => at.read((event.target as HTMLInputElement).files?.[0])}
      />
    </label>
    <p class="quiet">${t('verify.drop')}</p>
  </section>`;
}

function result(looked: Looked | null, table: string | null): TemplateResult | typeof nothing {
  if (!looked) return nothing;
  const { checks, verdict, first, transcript } = looked.report;
  return html`<section class="paper verdict ${verdict}" aria-label=${t('verify.title')}>
    <p role="alert" class="verdict-words"><b>${maybe(`verdict.${verdict}`)}</b></p>
    ${first ? html`<p class="first"><b>${t('verify.first')}:</b> ${told(first)}</p>` : nothing}
    ${
      transcript
        ? html`<p class="quiet">
            ${t('verify.of', {
              players: transcript.header.players.length,
              answers: transcript.entries.length - 1,
              day: new Date(transcript.header.startedAt).toLocaleDateString(),
            })}
          </p>`
        : nothing
    }
    ${table === null ? html`<p class="quiet">${t('verify.file', { name: looked.name })}</p>` : nothing}
    <ul class="checks">
      ${checks.map(row)}
    </ul>
    ${table === null ? nothing : html`<p><a class="button secondary" href="/replay/${table}">${t('verify.watch')}</a></p>`}
  </section>`;
}

function row(check: Check): TemplateResult {
  const more =
    check.state === 'wrong'
      ? told(check.finding)
      : check.state === 'unchecked'
        ? maybe(`unchecked.${check.why}`)
        : null;
  return html`<li class=${check.state} data-check=${check.id}>
    <span class="mark">${mark(check)}<span class="sr">${maybe(`verify.${check.state}`)}: </span></span>
    <span>${maybe(`check.${check.id}`)} ${more ? html`<small>${more}</small>` : nothing}</span>
  </li>`;
}

function mark({ state }: Check): TemplateResult | string {
  if (state === 'unchecked') return '–';
  return icon(state === 'ok' ? 'check' : 'close');
}

function place(at: Place): string {
  if (typeof at !== 'number') return maybe(`at.${at}`) ?? at;
  return at === 0 ? t('at.deal') : t('at.entry', { entry: at });
}

function told({ code, at, about }: Finding): string {
  const { why } = about;
  const values = why === undefined ? about : { ...about, why: maybe(`why.${why}`) ?? why };
  return `${place(at)}: ${maybe(`finding.${code}`, values)}`;
}
