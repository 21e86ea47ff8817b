import { type AnyTable, type CharacterId, held, lootAt, type Table } from '@holdup/engine';
import type { ClientView, SeatSummary } from '@holdup/protocol';
import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../art/icons.ts';
import { firstOfBoxes, saidByBoxes } from '../boxes/index.ts';
import { ourTime } from '../net/serverTime.ts';
import { maybe, nameOf, t } from '../text/index.ts';
import { capital, characterName, seatName } from '../text/naming.ts';
import { face } from './bandit.ts';
import { timeOf } from './clock.ts';
import { effectIcons } from './effects.ts';
import type { Hud } from './hud.ts';
import { knownPieces } from './known.ts';

/** With more opponents than this, what they have none of is left out. */
const MANY = 5;

/** One line a player: who it is, and everything he shows openly. Nobody has to count anything. */
export const others = (hud: Hud): TemplateResult =>
  playerList(
    hud,
    (seat) => player(hud, seat),
    saidByBoxes((box) => box.company?.(hud.table)),
  );

/** Everybody but the reader, from his left; then who is no player. */
export function playerList(
  { table, mySeat }: Hud<AnyTable>,
  line: (seat: number) => TemplateResult,
  company: readonly TemplateResult[] = [],
): TemplateResult {
  const n = table.players.length;
  const from = mySeat === null ? 0 : mySeat + 1;
  const seats = Array.from({ length: mySeat === null ? n : n - 1 }, (_, i) => (from + i) % n);
  return html`<section id="others" class="others ${seats.length > MANY ? 'many' : ''}" aria-label=${t('others.title')}>
    <ul>
      ${seats.map(line)} ${company}
    </ul>
  </section>`;
}

function player(hud: Hud, seat: number): TemplateResult {
  const { table } = hud;
  const { characters = [], hand = [], deck = [] } = table.players[seat] ?? {};
  const facts = html`<ul class="facts">
      ${fact('hand', hand.length, t('others.hand', { count: hand.length }))}${fact('deck', deck.length, t('others.deck', { count: deck.length }))}
      ${characters.length === 1 ? weapons(table, characters[0] ?? '') : nothing}
    </ul>
    ${characters.map(
      (who) => html`<ul class="facts">
        ${characters.length > 1 ? html`<li class="whose">${face(hud, who, 28)}<span class="sr">${capital(characterName(who))}</span></li>${weapons(table, who)}` : nothing}
        ${riches(table, who)} ${effectIcons(table, who)}
      </ul>`,
    )}`;
  // At one's own table that stands on the sheet of the bandit only: here it would come and go.
  const known = hud.mySeat === null ? knownPieces(table, seat) : nothing;
  const answered = hasAnswered(hud.view, seat) ? answeredTag() : nothing;
  return playerLine(hud, seat, {
    tag: html`${teamTag(table, seat)}${answered}`,
    facts: html`${facts}${known}`,
  });
}

/** Where several are asked at once, who is not waited for any more, as long as others are. */
export function hasAnswered({ prompt }: Pick<ClientView, 'prompt'>, seat: number): boolean {
  const asked = prompt?.asked ?? [];
  return asked.some((one) => !one.answered) && asked.some((one) => one.seat === seat && one.answered);
}

const answeredTag = () =>
  html` <span class="tag done answered" title=${t('others.answered')}>${icon('check', t('others.answered'))}</span>`;

/**
 * A player's line: portrait, name, whether it is his turn and how long he has; `tag` and `facts` are his game's. By default
 * it is the turn of whoever is asked.
 */
export function playerLine(
  hud: Hud<AnyTable>,
  seat: number,
  more: {
    readonly tag: TemplateResult | typeof nothing;
    readonly facts: TemplateResult;
    readonly turn?: boolean;
  },
): TemplateResult {
  const { table, lobby, view, naming } = hud;
  const asked = view.prompt?.asked.some((one) => one.seat === seat && !one.answered) ?? false;
  const turn = more.turn ?? asked;
  const { characters = [] } = table.players[seat] ?? {};
  const time = turn ? timeOf(hud, seat) : null;
  return html`<li class="other ${turn ? 'turn' : ''}" aria-current=${turn ? 'true' : 'false'}>
    ${characters.length > 1 ? nothing : html`<span class="other-faces">${characters.map((who) => face(hud, who, 46))}</span>`}
    <div class="other-words">
      <b>
        ${table.first === seat ? html`<span class="flag" title=${t('others.first')}>${icon('first', t('others.first'))}</span>` : nothing}
        ${characters.map((who) => capital(characterName(who))).join(' & ')}
        <small>${seatName(naming, seat)}</small>${more.tag}${state(lobby.seats[seat])}
      </b>
      ${more.facts} ${standIn(hud, seat)}
    </div>
    ${hud.mayReport && hud.mySeat !== seat && lobby.seats[seat]?.name ? aboutPlayer(hud, seat, lobby.seats[seat]?.name ?? '') : nothing}
    ${
      time
        ? html`<div class="other-edge ${time.drawing ? 'drawing' : ''}" aria-hidden="true">
            <i style="transform:scaleX(${time.share.toFixed(3)})"></i>
          </div>`
        : nothing
    }
  </li>`;
}

/** Where somebody has been gone for long and no clock goes on for him, the others need not wait. */
function standIn(
  { lobby, state, letStandIn }: Pick<Hud<AnyTable>, 'lobby' | 'state' | 'letStandIn'>,
  seat: number,
): TemplateResult | typeof nothing {
  const { standInAt, name } = lobby.seats[seat] ?? {};
  if (!letStandIn || !standInAt || ourTime() + state.ahead < standInAt) return nothing;
  return html`<button
    class="small"
    type="button"
    title=${t('others.standIn.why', { name: name ?? '' })}
    @click=${() => letStandIn(seat)}
  >
    ${icon('bot')} ${t('others.standIn')}
  </button>`;
}

/** On phones the menu leads there. */
const aboutPlayer = (
  { panels }: Pick<Hud<AnyTable>, 'panels'>,
  seat: number,
  name: string,
): TemplateResult => html`<button
  type="button"
  class="round faint other-more"
  title=${t('people.open', { name })}
  aria-label=${t('people.open', { name })}
  @click=${() => panels.open({ sheet: 'people', about: { seat, name } })}
>
  ${icon('more')}
</button>`;

/** The team a seat belongs to, where there are teams; partners bear the same name and colour. */
export function teamTag(table: Table, seat: number): TemplateResult | typeof nothing {
  const found = firstOfBoxes((box) => box.team?.(table, seat));
  if (found === null) return nothing;
  return html` <span class="tag team team-${found.colours}">${icon('team')} ${found.name}</span>`;
}

function state(seat: SeatSummary | undefined) {
  if (!seat) return nothing;
  if (seat.bot) return html` <span class="tag">${t('others.bot')}</span>`;
  if (seat.away) return html` <span class="tag warn" title=${t('others.away')}>${icon('bot')}</span>`;
  if (!seat.here)
    return html` <span class="tag warn" title=${t('others.gone')}>${icon('away', t('others.gone'))}</span>`;
  return nothing;
}

function weapons(table: Table, who: CharacterId): TemplateResult {
  const { cylinder = 0, received = 0 } = table.characters[who] ?? {};
  return html`${fact('cylinder', cylinder, t('others.cylinder', { count: cylinder }))}
  ${fact('bullet', received, t('others.received', { count: received }))}`;
}

function riches(table: Table, who: CharacterId): TemplateResult {
  const loot = lootAt(table, held(who));
  const count = (kind: string) => loot.filter((token) => token.kind === kind).length;
  const seen = (kind: 'purse' | 'jewel' | 'strongbox') =>
    fact(kind, count(kind), t(`others.${kind}`, { count: count(kind) }));
  return html`${seen('purse')} ${seen('jewel')} ${seen('strongbox')}
  ${saidByBoxes(({ loot: kinds }) => kinds).map((kind) =>
    count(kind) > 0 ? fact(kind, count(kind), countedLoot(kind, count(kind))) : nothing,
  )}`;
}

/** What a box's loot is called beside its number. */
export const countedLoot = (kind: string, count: number): string =>
  maybe(`state.${kind}`, { count }) ?? nameOf('state', kind);

export const fact = (name: string, value: number, word: string): TemplateResult =>
  html`<li class=${value === 0 ? 'zero' : ''} title="${value} ${word}">
    ${icon(name)}<span aria-hidden="true">${value}</span><span class="sr">${value} ${word}</span>
  </li>`;
