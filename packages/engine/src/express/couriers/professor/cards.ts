import { type Frame, NO_MORE } from '../../../kernel/index.ts';
import { afterColon, ask, DONE, question } from '../../asking.ts';
import { inTurnOrder } from '../../base/marshal.ts';
import { actionFrame, noEffect, seatOf } from '../../base/stealing.ts';
import type { Fact, Handler } from '../../rules.ts';
import { type Card, type CharacterId, characterOf, PUBLIC, type Table } from '../../table.ts';
import { giveActions } from '../actions/nudge.ts';
import { LADDER } from '../components.ts';
import { COURIERS, couriersOf, enemiesOf, teamOf } from '../couriers.ts';
import { couriersClimb } from '../meeting.ts';
import { isRoof, spotOf } from '../trains.ts';
import { PROFESSOR, professorsTeam } from './professor.ts';

/** Plot (The Professor's cards): his marker goes up a step, unless it is at the top. */
const plot: Handler = (table) => {
  const step = (couriersOf(table).professor?.step ?? 0) + 1;
  if (step >= LADDER.length) return noEffect(PROFESSOR, 'plot', 'atTheTop');
  return { facts: [{ kind: 'plotted', step }] };
};

interface Watching extends Frame {
  readonly target: CharacterId;
}

/** Binoculars: an enemy on a roof is shot at; a bandit of his own team may act at once. */
const binoculars: Handler<Watching> = (table, { target }) => {
  if (teamOf(table, target) === professorsTeam(table)) {
    return { frames: [{ kind: 'askFreeAction', who: target, may: true }] };
  }
  const seen = isRoof(characterOf(table, target).at) ? [target] : [];
  return shots(table, seen, 'binoculars');
};

/** Quick Draw: everybody of the other team who is on a roof. */
const quickDraw: Handler = (table) => {
  const seen = enemiesOf(table, professorsTeam(table)).filter((who) => isRoof(characterOf(table, who).at));
  return shots(table, inTurnOrder(table, seen), 'quickDraw');
};

/** One bullet each, as long as he has some. */
function shots(table: Table, seen: readonly CharacterId[], action: string): ReturnType<Handler> {
  const bullets = couriersOf(table).professor?.bullets ?? 0;
  if (seen.length === 0) return noEffect(PROFESSOR, action, 'noTarget');
  if (bullets === 0) return noEffect(PROFESSOR, action, 'noBullets');
  return {
    facts: seen.slice(0, bullets).map((target, i): Fact => {
      const card: Card = {
        id: table.cardIds + i + 1,
        of: PROFESSOR,
        kind: 'bullet',
        hit: target,
        seen: PUBLIC,
      };
      return { kind: 'professorShot', target, seat: seatOf(table, target), card };
    }),
  };
}

/** Shoot the Rearmost Courier: the one on a roof nearest the end of the armored train. */
const rearCourier: Handler = (table) => {
  const onRoofs = COURIERS.filter((courier) => isRoof(table.pawns[courier] ?? 'off'));
  const carOf = (courier: string): number => spotOf(table.pawns[courier] ?? 'off')?.car ?? -1;
  const [rearmost] = onRoofs.sort((a, b) => carOf(b) - carOf(a));
  if (rearmost === undefined) return noEffect(PROFESSOR, 'rearCourier', 'noTarget');
  if (couriersOf(table).professor?.bullets === 0) return noEffect(PROFESSOR, 'rearCourier', 'noBullets');
  return {
    facts: [{ kind: 'courierShot', by: PROFESSOR, courier: rearmost }, ...couriersClimb(table, [rearmost])],
  };
};

/** Bonus Nudge, with three bandits: his only team mate acts at once. */
const bonusNudge: Handler = (table) => {
  const mates = Object.keys(table.characters).filter((who) => teamOf(table, who) === professorsTeam(table));
  return { frames: mates.slice(0, 1).map((who) => ({ kind: 'askFreeAction', who, may: false })) };
};

interface Free extends Frame {
  readonly who: CharacterId;
  readonly may: boolean;
}

/** One action of the base game, of one's own choice. */
const askFreeAction: Handler<Free> = (table, { who, may }) => {
  const options = [...giveActions(), ...(may ? [DONE] : [])];
  return ask(question(seatOf(table, who), 'freeAction', options, { who }), { kind: 'freeActionChosen', who });
};

const freeActionChosen: Handler<Frame & { who: CharacterId }> = (_table, { who }, _rules, { answer }) =>
  answer === 'done' ? NO_MORE : { frames: [actionFrame(afterColon(answer), who)] };

export const professorFrames = {
  plot,
  binoculars,
  quickDraw,
  rearCourier,
  bonusNudge,
  askFreeAction,
  freeActionChosen,
} as const;
