import type { TableSummary } from '@holdup/protocol';
import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { icon } from '../art/icons.ts';
import { api } from '../net/api.ts';
import { who } from '../store/account.ts';
import { behindOf, dayAndTime, paceOf } from '../text/clock.ts';
import { nameOf, t } from '../text/index.ts';
import type { Reason } from './failure.ts';
import { givingUp } from './givingUp.ts';
import { gameName } from './presets.ts';
import { shown } from './refresh.ts';
import { howFar, isFree, isLeft, liveFirst } from './tableState.ts';

type RowTo = (table: TableSummary) => TemplateResult;
/** What is said beside a table's title. */
type Mark = (table: TableSummary) => TemplateResult | typeof nothing;

/** The tables one may join or watch, and one's own. */
export function tableList(say: (why: Reason) => void) {
  const open = shown<readonly TableSummary[] | null>(null);
  const mine = shown<readonly TableSummary[] | null>(null);
  const enough = givingUp(() => void load(), say);

  /** A stranger is shown no tables, so nothing is asked for him. */
  async function load() {
    if (who.get().is === 'nobody') {
      open.set([]);
      mine.set([]);
    }
    if (who.get().is !== 'me') return;
    const [all, own] = await Promise.all([api.openTables(), api.myTables()]);
    if (all.ok) open.set(all.tables);
    else if (all.code === 'not-signed-in') open.set([]);
    if (own.ok) mine.set(own.tables);
  }

  const section = (title: string, body: TemplateResult) => html`<section class="paper" aria-label=${title}>
    <h2>${title}</h2>
    ${body}
  </section>`;
  const none = (text: string) => html`<p class="quiet">${text}</p>`;
  const rows = (
    tables: readonly TableSummary[],
    go: RowTo,
    mark: Mark = () => nothing,
  ) => html`<ul class="tables">
    ${repeat(
      tables,
      (table) => table.id,
      (table) => row(table, go(table), mark(table)),
    )}
  </ul>`;
  const own = (isOver: boolean) => (mine.get() ?? []).filter(({ phase }) => (phase === 'over') === isOver);
  const whereAskedFirst = (tables: readonly TableSummary[]) =>
    tables.toSorted((a, b) => Number(b.myTurn) - Number(a.myTurn));

  return {
    load: () => void load(),
    /** Where one is expected: whoever comes back looks for nothing else. */
    goingOn(sit: (id: string) => void): TemplateResult | typeof nothing {
      const tables = own(false);
      if (tables.length === 0) return nothing;
      const go: RowTo = (table) => html`${enough.button(table)} ${goTo(table, sit)}`;
      return html`${section(t('start.mine'), rows(whereAskedFirst(tables), go, myPart))}${enough.view()}`;
    },
    /** What others play, and what is over. */
    view(sit: (id: string) => void): TemplateResult {
      const listed = new Set(mine.get()?.map(({ id }) => id));
      const others = open.get()?.filter(({ id }) => !listed.has(id)) ?? null;
      const over = own(true);
      const why =
        others === null ? 'app.loading' : who.get().is === 'me' ? 'start.open.none' : 'start.open.name';
      const go: RowTo = (table) => goTo(table, sit);
      return html`${section(t('start.open'), others?.length ? rows(liveFirst(others), go) : none(t(why)))}
      ${over.length > 0 ? section(t('start.over'), rows(over, go)) : nothing}`;
    },
  };
}

const takenAt = ({ seats }: TableSummary): number => seats.filter((seat) => !isFree(seat)).length;

/** At a table of one's own: that one is asked, or only looks on. */
const myPart: Mark = ({ myTurn, mySeat }) => {
  if (myTurn) return html`<span class="tag warn">${t('table.summary.turn')}</span>`;
  return mySeat === null ? html`<span class="tag">${t('table.summary.watching')}</span>` : nothing;
};

function row(table: TableSummary, go: TemplateResult, mark: ReturnType<Mark>): TemplateResult {
  const taken = takenAt(table);
  const { seats, setup } = table.settings;
  const behind = behindOf(table.settings);
  const facts = [
    gameName(setup),
    t('table.summary.seats', { taken, seats }),
    howFar(table),
    ...(isLeft(table) && table.mySeat === null ? [t('table.summary.left')] : []),
    paceOf(table.settings),
    ...(behind && table.mySeat === null && table.phase === 'running' ? [behind] : []),
    ...(setup.game === 'express' ? [nameOf('edition', setup.options.edition ?? 'bigBox')] : []),
    ...(table.mySeat === null ? [] : [dayAndTime(table.createdAt)]),
  ];
  return html`<li class="table-row">
    <span class="table-row-icon">${icon('train')}</span>
    <div class="table-row-words">
      <b>${table.title} ${mark}</b>
      <small>${facts.join(' · ')}</small>
    </div>
    <div class="table-row-go">${go}</div>
  </li>`;
}

const replayLink = ({ id, title }: TableSummary): TemplateResult => html`<a
  class="button secondary"
  href="/replay/${id}"
  aria-label="${t('table.go.replay')}: ${title}"
  >${t('table.go.replay')}</a
>`;

function goTo(table: TableSummary, sit: (id: string) => void): TemplateResult {
  const link = (label: string, kind = 'secondary') =>
    html`<a class="button ${kind}" href="/t/${table.id}" aria-label="${label}: ${table.title}">${label}</a>`;
  if (table.mySeat !== null) {
    if (table.phase !== 'over') return link(t('table.go.on'), 'primary');
    return html`${replayLink(table)} ${link(t('table.go.look'))}`;
  }
  if (table.phase === 'waiting' && takenAt(table) < table.settings.seats) {
    return html`<button class="primary" type="button" @click=${() => sit(table.id)}>${t('table.go.join')}</button>`;
  }
  return link(t('table.go.watch'));
}
