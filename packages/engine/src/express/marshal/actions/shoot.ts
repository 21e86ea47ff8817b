import { type Frame, NO_MORE } from '../../../kernel/index.ts';
import { afterColon, ask, atTargets, DONE, option, question, tokenIn, tokens } from '../../asking.ts';
import { takes } from '../../base/actions/loot.ts';
import { aimOf, shotAt, targetsOf } from '../../base/actions/shoot.ts';
import { type Action, noEffect, seatOf } from '../../base/stealing.ts';
import type { Aim } from '../../points.ts';
import type { ExpressRules, Fact, Handler } from '../../rules.ts';
import { type CharacterId, characterOf, held, lootAt, type Table } from '../../table.ts';
import { BULLETS_EACH, CYLINDERS, type Penalty, PILE_IDS, type PileId } from '../components.ts';
import { MARSHAL, officeOf } from '../office.ts';

interface Shot {
  readonly target: CharacterId;
  readonly pile: PileId;
}
interface Volley extends Frame {
  /** What has been decided; all of it is fired at once. */
  readonly shots: readonly Shot[];
}
interface Aimed extends Volley {
  readonly target: CharacterId;
}

const bulletsIn = (table: Table, pile: PileId): number => officeOf(table).piles[PILE_IDS.indexOf(pile)] ?? 0;

/** Shoot, Marshal module: one or two bandits in sight, with a bullet of either pile each. `may`: an event lets him. */
const marshalShoots: Handler<Action & { may?: true }> = (table, { who, may }, rules) => {
  if (characterOf(table, who).cylinder === 0) return noEffect(who, 'shoot', 'noBullets');
  const targets = firstTargets(table, rules);
  if (targets.length === 0) return noEffect(who, 'shoot', 'noTarget');
  const options = [...atTargets(targets), ...(may ? [DONE] : [])];
  return ask(question(seatOf(table, who), 'shoot', options, { who }), { kind: 'marshalAims', shots: [] });
};

/** Where there are just two in sight and a bullet for each, he may begin with either: Belle's power is of no use then. */
function firstTargets(table: Table, rules: ExpressRules): readonly CharacterId[] {
  const sight = targetsOf(table, MARSHAL, UNERRING, rules);
  const both = sight.length === 2 && PILE_IDS.every((pile) => bulletsIn(table, pile) > 0);
  return both ? sight : targetsOf(table, MARSHAL, aimOf(table, MARSHAL, rules), rules);
}

const UNERRING: Aim = { bullets: 1, unerring: true };
const PLAIN: Aim = { bullets: 1, unerring: false };

const marshalAims: Handler<Volley> = (_table, { shots }, _rules, { answer }) =>
  answer === 'done'
    ? { frames: [{ kind: 'marshalFires', shots }] }
    : { frames: [{ kind: 'askPile', shots, target: afterColon(answer) }] };

/** Which pile the bullet comes from: the other one, if it is his second. */
const askPile: Handler<Aimed> = (table, { shots, target }) => {
  const piles = PILE_IDS.filter((pile) => bulletsIn(table, pile) > 0 && shots[0]?.pile !== pile);
  const options = piles.map((pile) => option(`pile:${pile}`, { pile }));
  const about = { character: target };
  const asked = question(seatOf(table, MARSHAL), 'pile', options, { who: MARSHAL, about });
  return ask(asked, { kind: 'pileChosen', shots, target });
};

const pileChosen: Handler<Aimed> = (_table, { shots, target }, _rules, { answer }) => {
  const all = [...shots, { target, pile: afterColon(answer) as PileId }];
  return { frames: [{ kind: shots.length === 0 ? 'askSamePile' : 'marshalFires', shots: all }] };
};

/** Where he fires more than one bullet of a pile at once, each has a target of its own; the pile may hold fewer. */
const askSamePile: Handler<Volley> = (table, { shots }, rules) => {
  const aim = aimOf(table, MARSHAL, rules);
  const pile = (shots[0] as Shot).pile;
  if (shots.length >= Math.min(aim.bullets, bulletsIn(table, pile))) {
    return { frames: [{ kind: 'askSecondShot', shots }] };
  }
  const options = atTargets(targetsOf(table, MARSHAL, aim, rules));
  const next = { kind: 'samePileAimed', shots };
  return ask(question(seatOf(table, MARSHAL), 'shoot', options, { who: MARSHAL }), next);
};

const samePileAimed: Handler<Volley> = (_table, { shots }, _rules, { answer }) => {
  const shot: Shot = { target: afterColon(answer), pile: (shots[0] as Shot).pile };
  return { frames: [{ kind: 'askSamePile', shots: [...shots, shot] }] };
};

/**
 * A second bandit, if the other pile has a bullet. Belle's power spares her only where there are three in sight, or
 * where he leaves it at one.
 */
const askSecondShot: Handler<Volley> = (table, { shots }, rules) => {
  const [first] = shots;
  const other = PILE_IDS.some((pile) => pile !== first?.pile && bulletsIn(table, pile) > 0);
  const sight = targetsOf(table, MARSHAL, UNERRING, rules);
  const exposed = targetsOf(table, MARSHAL, PLAIN, rules);
  const hit = shots.map(({ target }) => target);
  const left = (sight.length > 2 ? exposed : sight).filter((who) => !hit.includes(who));
  if (!other || left.length === 0) return { frames: [{ kind: 'marshalFires', shots }] };
  const { unerring } = aimOf(table, MARSHAL, rules);
  const enough = unerring || first === undefined || exposed.includes(first.target);
  const options = [...atTargets(left), ...(enough ? [DONE] : [])];
  const asked = question(seatOf(table, MARSHAL), 'secondShot', options, { who: MARSHAL });
  return ask(asked, { kind: 'marshalAims', shots });
};

const marshalFires: Handler<Volley> = (table, { shots }, rules) => {
  const fired = shots.map((shot, i) => {
    const nth = shots.slice(0, i).filter(({ pile }) => pile === shot.pile).length;
    return { ...shot, penalty: penaltyOf(table, shot.pile, nth) };
  });
  const targets = shots.map(({ target }) => target);
  return {
    facts: fired.flatMap(({ target, pile, penalty }, i): Fact[] => [
      { kind: 'pileDrawn', pile, target, penalty },
      shotAt(table, MARSHAL, target, i),
    ]),
    frames: [
      ...fired.flatMap(({ target, penalty }) => instantFrames(table, target, penalty, rules)),
      ...rules.adjust.afterShots([], { table, who: MARSHAL, targets }),
    ],
  };
};

/** What the `nth` bullet of a pile brings, counted from 0 at its top. */
const penaltyOf = (table: Table, pile: PileId, nth: number): Penalty => {
  const penalty = CYLINDERS[pile][BULLETS_EACH - bulletsIn(table, pile) + nth];
  if (!penalty) throw new Error(`pile ${pile} is empty`);
  return penalty;
};

/** Instant Penalties: a mailbag or a prisoner goes to the Marshal's achievement zone. */
const instantFrames = (table: Table, who: CharacterId, penalty: Penalty, rules: ExpressRules) =>
  rules.adjust.instantPenalty(penalty === 'dropThatBag' ? [{ kind: 'bagDropped', who }] : [], {
    table,
    who,
    penalty,
  });

const mailOf = (table: Table, who: CharacterId) =>
  lootAt(table, held(who)).filter(({ kind }) => kind === 'mailbag');

/** Drop That Bag!: the bandit's mailbag is the Marshal's; of two he takes either, unseen. */
const bagDropped: Handler<Action> = (table, { who }) => {
  const bags = mailOf(table, who);
  if (bags.length === 0) return NO_MORE;
  const about = { character: who };
  const asked = question(seatOf(table, MARSHAL), 'dropThatBag', tokens('take', bags), {
    who: MARSHAL,
    about,
  });
  return ask(asked, { kind: 'bagTaken', who });
};

const bagTaken: Handler<Action> = (table, { who }, _rules, { answer }) => ({
  facts: [takes(table, MARSHAL, tokenIn(mailOf(table, who), answer))],
});

export const shootFrames = {
  marshalShoots,
  marshalAims,
  askPile,
  pileChosen,
  askSamePile,
  samePileAimed,
  askSecondShot,
  marshalFires,
  bagDropped,
  bagTaken,
} as const;
