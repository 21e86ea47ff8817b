import type { Frame } from '../../../kernel/index.ts';
import { afterColon, ask, atTargets, DONE, option, question, tokenIn, tokens } from '../../asking.ts';
import { takes } from '../../base/actions/loot.ts';
import { inSight, shotAt } from '../../base/actions/shoot.ts';
import { type Action, noEffect, seatOf } from '../../base/stealing.ts';
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
  const { targets } = sighted(table, rules);
  if (targets.length === 0) return noEffect(who, 'shoot', 'noTarget');
  const options = [...atTargets(targets), ...(may ? [DONE] : [])];
  return ask(question(seatOf(table, who), 'shoot', options, { who }), { kind: 'marshalAims', shots: [] });
};

/** Whom he sees, and whom of those he may shoot with his first bullet. */
function sighted(table: Table, rules: ExpressRules) {
  const at = { table, who: MARSHAL };
  const sight = rules.adjust('sight', inSight(table, MARSHAL), at);
  return { sight, targets: rules.adjust('targets', sight, { ...at, action: 'shoot' }) };
}

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
  return { frames: [{ kind: all.length === 1 ? 'askSecondShot' : 'marshalFires', shots: all }] };
};

/**
 * A second bandit, if the other pile has a bullet. Belle's power spares her only where there are three in sight, or
 * where he leaves it at one.
 */
const askSecondShot: Handler<Volley> = (table, { shots }, rules) => {
  const [first] = shots;
  const other = PILE_IDS.some((pile) => pile !== first?.pile && bulletsIn(table, pile) > 0);
  const { sight, targets } = sighted(table, rules);
  const left = (sight.length > 2 ? targets : sight).filter((who) => who !== first?.target);
  if (!other || left.length === 0) return { frames: [{ kind: 'marshalFires', shots }] };
  const asked = question(seatOf(table, MARSHAL), 'secondShot', [...atTargets(left), DONE], { who: MARSHAL });
  return ask(asked, { kind: 'marshalAims', shots });
};

const marshalFires: Handler<Volley> = (table, { shots }, rules) => {
  const fired = shots.map((shot, i) => ({
    ...shot,
    penalty: topOf(table, shot.pile),
    card: table.cardIds + i + 1,
  }));
  return {
    facts: fired.flatMap(({ target, pile, penalty, card }): Fact[] => {
      const shot = shotAt(table, MARSHAL, target);
      if (shot.kind !== 'shot') throw new Error('a shot is a shot');
      return [
        { kind: 'pileDrawn', pile, target, penalty },
        { ...shot, card: { ...shot.card, id: card } },
      ];
    }),
    frames: fired.flatMap(({ target, penalty }) => instantFrames(table, target, penalty, rules)),
  };
};

const topOf = (table: Table, pile: PileId): Penalty => {
  const penalty = CYLINDERS[pile][BULLETS_EACH - bulletsIn(table, pile)];
  if (!penalty) throw new Error(`pile ${pile} is empty`);
  return penalty;
};

/** Instant Penalties: a mailbag or a prisoner goes to the Marshal's achievement zone. */
const instantFrames = (table: Table, who: CharacterId, penalty: Penalty, rules: ExpressRules) =>
  rules.adjust('instantPenalty', penalty === 'dropThatBag' ? [{ kind: 'bagDropped', who }] : [], {
    table,
    who,
    penalty,
  });

const mailOf = (table: Table, who: CharacterId) =>
  lootAt(table, held(who)).filter(({ kind }) => kind === 'mailbag');

/** Drop That Bag!: the bandit's mailbag is the Marshal's; of two he takes either, unseen. */
const bagDropped: Handler<Action> = (table, { who }) => {
  const bags = mailOf(table, who);
  if (bags.length === 0) return {};
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
  askSecondShot,
  marshalFires,
  bagDropped,
  bagTaken,
} as const;
