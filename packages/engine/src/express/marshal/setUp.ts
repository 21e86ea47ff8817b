import type { Dice } from '../../kernel/index.ts';
import { ACTION_DECK } from '../base/components.ts';
import { carsForBandits } from '../base/setUp.ts';
import { withCharacter } from '../evolve.ts';
import type { Adjusters } from '../points.ts';
import type { ExpressRules } from '../rules.ts';
import { banditsOf, type Card, type CharacterId, characterOf, type Loot, type Table } from '../table.ts';
import {
  BULLETS_EACH,
  FOR_FOUR_BANDITS,
  MAILBAGS,
  MARSHAL_DECK,
  TARGETS,
  TARGETS_IN_PLAY,
  WARRANTS_IN_PLAY,
  warrant,
} from './components.ts';
import { isPlayed, MARSHAL, type Office, START } from './office.ts';

const cards = (of: CharacterId, kinds: readonly string[]): Card[] =>
  kinds.map((kind) => ({ id: 0, of, kind, seen: 0 }));

/** Where the Marshal is played, there is no pawn to move: bandits return their Marshal cards, and he has cards of his own. */
export const setUpAdjusters: Adjusters = {
  /** Set Up 2. */
  carCount: (count, { characters }) => (characters.includes(MARSHAL) ? carsForBandits(characters) : count),
  deck(deck, { characters, inGame }) {
    if (!inGame.includes(MARSHAL)) return deck;
    if (!characters.includes(MARSHAL)) return deck.filter(({ kind }) => kind !== 'marshal');
    const others = deck.filter(({ kind }) => !ACTION_DECK.includes(kind ?? ''));
    return [...cards(MARSHAL, MARSHAL_DECK.cards), ...others];
  },
  /** He is First Player in the first round. */
  drawnFirst: (seats, { table }) => (isPlayed(table) ? [characterOf(table, MARSHAL).seat] : seats),
};

/** The Marshal's sheet, his mailbags and his goals (Big Box manual, Set Up 4, 6 and 7). Without a player for him the pawn stays. */
export function setUp(table: Table, dice: Dice, rules: ExpressRules): Table {
  if (!isPlayed(table)) return table;
  const { marshal: _pawn, ...pawns } = table.pawns;
  const goals = dice.shuffle('goals', drawnGoals(table, dice, rules)).map((id) => ({ id, seen: 0 }));
  const office: Office = {
    piles: [BULLETS_EACH, BULLETS_EACH],
    goals,
    current: 0,
    captured: [],
    brawls: [],
    penalties: {},
  };
  const start = { ...characterOf(table, MARSHAL), at: START, cylinder: 2 * BULLETS_EACH };
  const placed = withCharacter(table, MARSHAL, start);
  return { ...placed, pawns, loot: withMail(table, dice), box: { ...table.box, marshal: office } };
}

/** Three special targets and the warrants of two of the bandits. */
function drawnGoals(table: Table, dice: Dice, rules: ExpressRules): string[] {
  const bandits = banditsOf(table);
  const targets = TARGETS.filter(
    (target) =>
      (bandits.length >= 4 || !FOR_FOUR_BANDITS.includes(target)) &&
      (target !== 'throwAwayTheKey' || rules.adjust.jail(null, { table }) !== null),
  );
  return [
    ...dice.shuffle('targets', targets).slice(0, TARGETS_IN_PLAY),
    ...dice.shuffle<CharacterId>('warrants', bandits).slice(0, WARRANTS_IN_PLAY).map(warrant),
  ];
}

/** Two hidden mailbags lie in the locomotive instead of the strongbox. */
function withMail({ loot }: Table, dice: Dice): Loot[] {
  const kept = loot.map((token) =>
    token.kind === 'strongbox' && token.at === START ? { ...token, at: 'off' } : token,
  );
  const bags = dice.shuffle('mailbags', MAILBAGS).map((value, i): Loot => {
    return { id: loot.length + i + 1, kind: 'mailbag', value, at: START, seen: 0 };
  });
  return [...kept, ...bags];
}
