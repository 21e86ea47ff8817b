import type { Seat } from '../../kernel/index.ts';
import type { Handler } from '../rules.ts';
import {
  type CharacterId,
  characterOf,
  held,
  isCounted,
  lootAt,
  playerOf,
  type Score,
  type ScoreLine,
  type Table,
} from '../table.ts';
import { CYLINDER, GUNSLINGER_PRIZE } from './components.ts';

/** The end of the game (Big Box manual, End of the Game). */
const score: Handler = (table, _frame, rules) => ({
  frames: [...rules.adjust.countSteps([], { table }), { kind: 'count' }],
});

/** The money is counted, dollar by dollar. */
const count: Handler = (table, _frame, rules) => {
  const counted = rules.adjust.counted(Object.keys(table.characters), { table });
  const shots = awardsGunslinger(table) ? mostShots(table, counted) : [];
  const gunslingers = rules.adjust.gunslingers(shots, { table, counted });
  const scores = table.players.map((player, seat): Score => {
    const own = player.characters.filter((who) => counted.includes(who));
    const lines = own.flatMap((who) => rules.adjust.scoreLines(linesOf(table, who), { table, who }));
    const prize: ScoreLine[] = gunslingers.includes(seat)
      ? [
          {
            why: 'gunslinger',
            character: own[0] ?? (player.characters[0] as string),
            amount: rules.adjust.gunslingerPrize(GUNSLINGER_PRIZE, { table, seat, counted }),
          },
        ]
      : [];
    const all = [...lines, ...prize];
    return {
      seat,
      lines: all,
      total: all.reduce((sum, line) => sum + line.amount, 0),
      bulletsReceived: player.characters.reduce((sum, who) => sum + characterOf(table, who).received, 0),
    };
  });
  const rich = rules.adjust.richest(richest(scores, table, counted), { table, scores, counted });
  const winners = rules.adjust.winners(rich, { table, scores });
  return { facts: [{ kind: 'scored', result: { scores, winners, gunslingers, counted } }] };
};

/** What cash is called in a score: so far nothing is paid out but the conductor's ransom. */
export const CASH = 'hostageConductor';

/** Tokens, most valuable first, and what was paid out. */
function linesOf(table: Table, who: CharacterId): ScoreLine[] {
  const money = lootAt(table, held(who)).filter(({ face }) => face === undefined);
  const tokens = money.map(
    (token): ScoreLine => ({ why: token.kind, character: who, amount: token.value ?? 0 }),
  );
  tokens.sort((a, b) => b.amount - a.amount || (a.why < b.why ? -1 : 1));
  const { cash } = characterOf(table, who);
  return cash === 0 ? tokens : [...tokens, { why: CASH, character: who, amount: cash }];
}

/** Two players in the edition of 2014 play without the prize (base manual, Two players). */
const awardsGunslinger = (table: Table): boolean =>
  !(table.options.edition === 'base2014' && table.players.length === 2);

/** The seats that shot the most bullets at others; everybody tied gets the prize. */
function mostShots(table: Table, counted: readonly CharacterId[]): Seat[] {
  const shots = table.players.map((_, seat) => (isCounted(table, seat, counted) ? shotsOf(table, seat) : -1));
  const most = Math.max(...shots);
  return most < 0 ? [] : shots.flatMap((count, seat) => (count === most ? [seat] : []));
}

/** Bullets gone from the cylinders of a seat, less those that hit his own bandits (2- and 3-player game). */
function shotsOf(table: Table, seat: Seat): number {
  const { characters, hand, deck, discard } = playerOf(table, seat);
  const gone = characters.reduce((sum, who) => sum + CYLINDER - characterOf(table, who).cylinder, 0);
  const friendly = [...hand, ...deck, ...discard].filter(
    (card) => card.kind === 'bullet' && card.of !== null && characters.includes(card.of),
  );
  return gone - friendly.length;
}

/** The richest; among equals who received the fewest bullets; then they share. */
function richest(scores: readonly Score[], table: Table, counted: readonly CharacterId[]): Seat[] {
  const inRace = scores.filter(({ seat }) => isCounted(table, seat, counted));
  const most = Math.max(...inRace.map(({ total }) => total));
  const rich = inRace.filter(({ total }) => total === most);
  const fewest = Math.min(...rich.map(({ bulletsReceived }) => bulletsReceived));
  return rich.filter(({ bulletsReceived }) => bulletsReceived === fewest).map(({ seat }) => seat);
}

export const scoringFrames = { score, count } as const;
