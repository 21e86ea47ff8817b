import { type Frame, NO_MORE } from '../../../kernel/index.ts';
import { afterColon, ask, atTargets, question, tokenIn, tokens, toPlaces } from '../../asking.ts';
import type { ExpressRules, Handler } from '../../rules.ts';
import {
  type CharacterId,
  characterOf,
  charactersAt,
  held,
  type Loot,
  lootAt,
  type Table,
} from '../../table.ts';
import { type Action, noEffect, seatOf } from '../stealing.ts';
import { goes, landings, reach } from './move.ts';

/** Punch (Big Box manual): somebody in the same space loses a token of the puncher's choice and is sent next door. */
const punch: Handler<Action> = (table, { who }, rules) => {
  const here = charactersAt(table, characterOf(table, who).at).filter((other) => other !== who);
  const near = rules.adjust.punchable(here, { table, who });
  const targets = rules.adjust.targets(near, { table, who, action: 'punch' });
  if (targets.length === 0) return noEffect(who, 'punch', 'noTarget');
  const asked = question(seatOf(table, who), 'punch', atTargets(targets), { who });
  return ask(asked, { kind: 'targetPunched', who });
};

interface Blow extends Frame {
  readonly who: CharacterId;
  readonly target: CharacterId;
  /** Ids of the tokens the target held when the blow landed. */
  readonly owned: readonly number[];
}

/** The three parts of a blow: it lands, a token falls, the target is sent away. A pawn that is hit has a frame of its own. */
const targetPunched: Handler<Action> = (table, frame, _rules, { answer }) => {
  const { who } = frame;
  const target = afterColon(answer);
  if (!(target in table.characters)) return { frames: [{ kind: `punched:${target}`, who }] };
  const blow = { who, target, owned: lootAt(table, held(target)).map(({ id }) => id) };
  return {
    facts: [{ kind: 'punched', by: who, target }],
    frames: [
      { kind: 'askDrop', ...blow },
      { kind: 'askPush', ...blow },
    ],
  };
};

function droppable(table: Table, { target, owned }: Blow, rules: ExpressRules): readonly Loot[] {
  const still = lootAt(table, held(target)).filter(({ id }) => owned.includes(id));
  return rules.adjust.droppable(still, { table, who: target });
}

const askDrop: Handler<Blow> = (table, frame, rules) => {
  const falling = droppable(table, frame, rules);
  if (falling.length === 0) return NO_MORE;
  const asked = question(seatOf(table, frame.who), 'drop', tokens('drop', falling), {
    who: frame.who,
    about: { character: frame.target },
  });
  return ask(asked, { ...frame, kind: 'dropChosen' });
};

/** The token falls where the punch happened. */
const dropChosen: Handler<Blow> = (table, frame, rules, { answer }) => {
  const token = tokenIn(droppable(table, frame, rules), answer);
  const loot = { ...token, at: characterOf(table, frame.target).at };
  return { facts: [{ kind: 'lootDropped', who: frame.target, loot, by: frame.who }] };
};

const askPush: Handler<Blow> = (table, frame, rules) => {
  const next = reach(table, characterOf(table, frame.target).at, 1);
  const sent = rules.adjust.pushTo(next, { table, who: frame.target });
  const places = landings(table, sent, rules);
  if (places.length === 0) return NO_MORE;
  const asked = question(seatOf(table, frame.who), 'push', toPlaces(places), {
    who: frame.who,
    about: { character: frame.target },
  });
  return ask(asked, { ...frame, kind: 'pushed' });
};

const pushed: Handler<Blow> = (table, { target }, _rules, { answer }) => ({
  facts: [goes(table, target, answer, 'pushed')],
});

export const punchFrames = { punch, targetPunched, askDrop, dropChosen, askPush, pushed } as const;
