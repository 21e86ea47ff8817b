import { type Frame, NO_MORE } from '../../kernel/index.ts';
import { afterColon, ask, option, question } from '../asking.ts';
import { neutralBullets } from '../base/marshal.ts';
import { actOf, seatOf } from '../base/stealing.ts';
import type { Adjusted, Adjusters } from '../points.ts';
import type { Handler } from '../rules.ts';
import {
  type Card,
  type CharacterId,
  characterOf,
  held,
  isBandit,
  lootAt,
  playerOf,
  type Table,
} from '../table.ts';
import { COACH_INSIDE, hostageOf, stagecoachOf } from './coach.ts';

/** What a hostage is worth: a sum, or one for each of something (Big Box manual, The Hostages). */
interface Ransom {
  readonly dollars: number;
  readonly times?: (table: Table, who: CharacterId, rules: Adjusted) => number;
}

const tokensOf = (table: Table, who: CharacterId, kind: string): number =>
  lootAt(table, held(who)).filter((token) => token.kind === kind).length;

export const HOSTAGES: Readonly<Record<string, Ransom>> = {
  banker: { dollars: 1000, times: (table, who) => Math.min(1, tokensOf(table, who, 'strongbox')) },
  poodle: { dollars: 1000 },
  minister: { dollars: 900 },
  teacher: { dollars: 800 },
  zealot: { dollars: 700 },
  oldLady: { dollars: 500, times: (table, who) => tokensOf(table, who, 'jewel') },
  pokerPlayer: { dollars: 250, times: (table, who) => tokensOf(table, who, 'purse') },
  photographer: { dollars: 200, times: enemyBullets },
};

/** Bullets of other characters in the deck of the player of `who`: the Marshal's where he is played, no neutral ones and no ally's. */
function enemyBullets(table: Table, who: CharacterId, rules: Adjusted): number {
  const own = playerOf(table, characterOf(table, who).seat);
  const allies = rules.adjust.allies(own.characters, { table, who });
  const counts = ({ kind, of }: Card): boolean =>
    kind === 'bullet' && of !== null && of !== 'neutral' && !allies.includes(of);
  return [...own.hand, ...own.deck, ...own.discard].filter(counts).length;
}

export const hostageAdjusters: Adjusters = {
  /** The Minister: one card fewer at the start of a round. */
  handSize: (size, { table, seat }) =>
    size - playerOf(table, seat).characters.filter((who) => hostageOf(table, who) === 'minister').length,
  /** The Teacher: no Punch. The Zealot: no Ride. */
  prevented(why, { table, who, action }) {
    const hostage = hostageOf(table, who);
    const hinders =
      (hostage === 'teacher' && action === 'punch') || (hostage === 'zealot' && action === 'ride');
    return why ?? (hinders ? 'hostage' : null);
  },
  /** The Old Lady: one car at a time on the roofs. */
  roofReach: (far, { table, who }) => (hostageOf(table, who) === 'oldLady' ? Math.min(far, 1) : far),
  /** The Poker Player: the bandit's own power is gone. */
  powers: (powers, { table, who }) =>
    hostageOf(table, who) === 'pokerPlayer' ? powers.filter((power) => power !== who) : powers,
  /** The Photographer: no card of the bandit's face down, not even Ghost's or in a tunnel. */
  faceUp(open, { table, seat, card }, rules) {
    const { who } = actOf(table, { seat, card, down: true, turn: table.round?.turn ?? 0 }, rules);
    return open || hostageOf(table, who) === 'photographer';
  },
  /** The Lady's Poodle: a neutral bullet at the beginning of each round. */
  roundStartSteps: (steps) => [...steps, { kind: 'poodleBites' }],
  scoreLines(lines, { table, who }, rules) {
    const hostage = hostageOf(table, who);
    const ransom = hostage === undefined ? undefined : HOSTAGES[hostage];
    const amount = ransom ? ransom.dollars * (ransom.times?.(table, who, rules) ?? 1) : 0;
    return amount === 0 ? lines : [...lines, { why: `ransom:${hostage}`, character: who, amount }];
  },
};

const poodleBites: Handler = (table) => {
  const owners = Object.keys(stagecoachOf(table).held).filter(
    (who) => hostageOf(table, who) === 'poodle' && characterOf(table, who).at !== 'off',
  );
  return { facts: neutralBullets(table, owners) };
};

interface Taking extends Frame {
  readonly who: CharacterId;
}

/** Whether `who` must take a hostage now that he is in there (Big Box manual, Inside the Stagecoach). */
export const takesHostage = (table: Table, who: CharacterId): boolean =>
  isBandit(who) &&
  table.characters[who]?.at === COACH_INSIDE &&
  hostageOf(table, who) === undefined &&
  stagecoachOf(table).offer.length > 0;

const askHostage: Handler<Taking> = (table, { who }) => {
  if (!takesHostage(table, who)) return NO_MORE;
  const options = stagecoachOf(table).offer.map((hostage) => option(`hostage:${hostage}`, { hostage }));
  return ask(question(seatOf(table, who), 'hostage', options, { who }), { kind: 'hostageChosen', who });
};

const hostageChosen: Handler<Taking> = (_table, { who }, _rules, { answer }) => ({
  facts: [{ kind: 'hostageTaken', who, hostage: afterColon(answer) }],
});

export const hostageFrames = { poodleBites, askHostage, hostageChosen } as const;
