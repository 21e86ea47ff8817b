import { NO_MORE } from '../../../kernel/index.ts';
import { afterColon, ask, DONE, question, tokenIn, tokens, toPlaces } from '../../asking.ts';
import { inTurnOrder, neutralBullets } from '../../base/marshal.ts';
import { type Action, seatOf } from '../../base/stealing.ts';
import type { Fact, Handler } from '../../rules.ts';
import { type CharacterId, characterOf, held, lootAt, type Table } from '../../table.ts';
import { TREATED_BULLETS } from '../components.ts';
import { isWithMate, matesOf } from '../couriers.ts';
import { isRoof, roofsOf, spotOf } from '../trains.ts';

const everybody = (table: Table): CharacterId[] => inTurnOrder(table, Object.keys(table.characters));
const onRoofs = (table: Table): CharacterId[] =>
  everybody(table).filter((who) => isRoof(characterOf(table, who).at));

/** Heavy Weapons: who is on a roof gets a neutral bullet and lays down a token of his choice. */
const heavyWeapons: Handler = (table) => ({
  facts: neutralBullets(table, onRoofs(table)),
  frames: onRoofs(table).map((who) => ({ kind: 'askLayDown', who })),
});

const askLayDown: Handler<Action> = (table, { who }) => {
  const own = lootAt(table, held(who));
  if (own.length === 0) return NO_MORE;
  return ask(question(seatOf(table, who), 'layDown', tokens('drop', own), { who }), {
    kind: 'laidDown',
    who,
  });
};

const laidDown: Handler<Action> = (table, { who }, _rules, { answer }) => {
  const token = tokenIn(lootAt(table, held(who)), answer);
  const loot = { ...token, at: characterOf(table, who).at };
  return { facts: [{ kind: 'lootDropped', who, loot, by: null }] };
};

/** Evasion: from all roofs to the last roof of the same train. */
const evasion: Handler = (table) => ({
  facts: onRoofs(table).flatMap((who): Fact[] => {
    const from = characterOf(table, who).at;
    const last = roofsOf(table, spotOf(from)?.train ?? 'starting').at(-1) as string;
    return from === last ? [] : [{ kind: 'moved', who, from, to: last, manner: 'event' }];
  }),
});

/** Help!: one after another may go to where a mate is. */
const help: Handler = (table) => ({
  frames: everybody(table).map((who) => ({ kind: 'askHelp', who })),
});

const askHelp: Handler<Action> = (table, { who }) => {
  const { at } = characterOf(table, who);
  const places = new Set(matesOf(table, who).map((mate) => characterOf(table, mate).at));
  places.delete(at);
  places.delete('off');
  if (places.size === 0) return NO_MORE;
  const options = [...toPlaces([...places]), DONE];
  return ask(question(seatOf(table, who), 'help', options, { who }), { kind: 'helped', who });
};

const helped: Handler<Action> = (table, { who }, _rules, { answer }) => {
  if (answer === 'done') return NO_MORE;
  const from = characterOf(table, who).at;
  return { facts: [{ kind: 'moved', who, from, to: afterColon(answer), manner: 'event' }] };
};

const together = (table: Table): CharacterId[] => everybody(table).filter((who) => isWithMate(table, who));

/** Coordinated Plan: who is with a mate draws more next round. */
const coordinatedPlan: Handler = (table) => ({
  facts: [{ kind: 'teamed', what: 'planned', who: together(table) }],
});

/** Healing: who is with a mate may put away bullets, but not once more in the medical car. */
const healing: Handler = (table) => ({
  facts: [{ kind: 'teamed', what: 'treated', who: together(table) }],
  frames: together(table).map((who) => ({ kind: 'treat', who, left: TREATED_BULLETS })),
});

export const ROUND_EVENTS: readonly string[] = [
  'couriersChangeFloor',
  'heavyWeapons',
  'evasion',
  'help',
  'coordinatedPlan',
  'healing',
];
export const roundEventFrames = {
  heavyWeapons,
  askLayDown,
  laidDown,
  evasion,
  help,
  askHelp,
  helped,
  coordinatedPlan,
  healing,
} as const;
