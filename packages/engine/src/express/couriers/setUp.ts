import type { Dice } from '../../kernel/index.ts';
import type { Loot, Table } from '../table.ts';
import {
  BAGS,
  BAGS_AT,
  COURIERS_AT,
  DOCUMENTS,
  DOCUMENTS_AT,
  GOLD,
  GOLD_AT,
  PROFESSORS_BULLETS,
  STRONGBOX_AT,
} from './components.ts';
import { COURIERS, type Couriers, type Noted, type Professor } from './couriers.ts';
import { professorsDeck } from './professor/professor.ts';

const NOTHING: Noted = { round: 0, who: [] };

/** Lays out the armored train; there is no Marshal (Couriers & Armored Train manual, Set-up 3 and 4). */
export function setUp(table: Table, dice: Dice): Table {
  const professor = table.players.length % 2 === 1 ? seated(table, dice) : null;
  const couriers: Couriers = {
    // Set-up 1: every other seat is of the same team.
    teams: table.players.map((_, seat) => (seat % 2 === 0 ? 'red' : 'blue')),
    slid: 0,
    wildBunch: {},
    healed: {},
    planned: NOTHING,
    treated: NOTHING,
    diversion: { round: 0, turn: 0, teams: [] },
    professor,
    sums: null,
  };
  return {
    ...table,
    cardIds: table.cardIds + (professor?.deck.length ?? 0),
    pawns: Object.fromEntries(COURIERS.map((courier, i) => [courier, COURIERS_AT[i] as string])),
    loot: armoredLoot(table, dice),
    box: { ...table.box, couriers },
  };
}

const seated = (table: Table, dice: Dice): Professor => ({
  bullets: PROFESSORS_BULLETS,
  step: 0,
  deck: professorsDeck(Object.keys(table.characters), table.cardIds, dice),
});

/** The second strongbox lies in the armored locomotive; gold, bags and documents lie face down. */
function armoredLoot(table: Table, dice: Dice): Loot[] {
  const loot = table.loot.map((token) =>
    token.kind === 'strongbox' && token.at === 'supply' ? { ...token, at: STRONGBOX_AT } : token,
  );
  const lay = (token: Pick<Loot, 'kind' | 'value' | 'face' | 'at'>): void => {
    loot.push({ id: loot.length + 1, seen: 0, ...token });
  };
  for (const value of dice.shuffle('gold', GOLD)) lay({ kind: 'gold', value, at: GOLD_AT });
  dice.shuffle('bags', BAGS).forEach((value, i) => {
    lay({ kind: 'bag', value, at: BAGS_AT[i] as string });
  });
  dice.shuffle('documents', DOCUMENTS).forEach((face, i) => {
    lay({ kind: 'document', value: 0, face, at: DOCUMENTS_AT[i] as string });
  });
  return loot;
}
