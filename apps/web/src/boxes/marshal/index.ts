import type { Table } from '@holdup/engine';
import { andList, dollars, maybe, nameOf, t } from '../../text/index.ts';
import { capital, characterName, seatName, trainOf } from '../../text/naming.ts';
import { type ClientBox, type Effect, keptBy } from '../box.ts';
import { withChip } from '../chips.ts';
import { goalHelp, goalName, goalsAtEnd, ownGoals } from './goals.ts';
import type { Office } from './office.ts';

const officeOf = (table: Table): Office | null => keptBy(table, 'marshal');
const penaltyHelp = (id: string): string => maybe(`penalty.${id}.help`) ?? '';

/** Dollars of the brawler cards, from the first punch on the Marshal. */
const BRAWLER_PRIZES: readonly number[] = [800, 500, 300];

/** The Marshal as a player, who hunts the bandits. */
export const marshal: ClientBox = {
  id: 'marshal',
  offered: 'module',
  needs: ['prison'],
  actions: ['movePlus', 'changeFloorPlus', 'capture'],
  loot: ['mailbag'],
  scorePictures: { wanted: 'poster' },
  lines: {
    goalCame({ goal: { id } }) {
      const known = { goal: goalName(id), help: goalHelp(id) };
      return { icon: 'goal', text: id === null ? t('fact.goalCame') : t('fact.goalCame.known', known) };
    },
    goalRevealed({ goal, completed }) {
      const values = { goal: goalName(goal.id) };
      if (completed === null) return { icon: 'goal', text: t('fact.goalRevealed', values) };
      const text = completed ? t('fact.goalRevealed.done', values) : t('fact.goalRevealed.missed', values);
      return { icon: 'goal', text };
    },
    pileDrawn({ target, pile, penalty }) {
      const values = {
        target: characterName(target),
        pile: nameOf('pile', pile),
        penalty: nameOf('penalty', penalty),
        help: penaltyHelp(penalty),
      };
      return { icon: 'shoot', text: t('fact.pileDrawn', values) };
    },
    captured: ({ who }) => ({ icon: 'poster', text: t('fact.captured', { who: characterName(who) }) }),
    brawlerTaken({ who, amount }) {
      const values = { who: capital(characterName(who)), amount: dollars(amount) };
      return { icon: 'punch', text: t('fact.brawlerTaken', values) };
    },
    penaltiesLifted: () => ({ icon: 'bullet', text: t('fact.penaltiesLifted') }),
  },
  paints(scene, table) {
    const worn = Object.entries(officeOf(table)?.penalties ?? {}).flatMap(([who, penalties]) =>
      penalties.map((penalty) => [who, `penalty:${penalty}`] as const),
    );
    return worn.reduce((now, [who, chip]) => withChip(now, who, chip), scene);
  },
  effects(table, who) {
    const office = officeOf(table);
    if (!office) return [];
    return who === 'marshal' ? officeEffects(office) : huntEffects(office, who);
  },
  own: (table, characters) => (characters.includes('marshal') ? ownGoals(officeOf(table)) : null),
  worth: (characters) => (characters.includes('marshal') ? t('goals.count') : null),
  option({ id }, rest, naming) {
    const table = trainOf(naming.table);
    if (!id.startsWith('pile:') || !table) return null;
    const [a, b] = officeOf(table)?.piles ?? [0, 0];
    return t('option.pile', { pile: capital(nameOf('pile', rest)), left: rest === 'a' ? a : b });
  },
  aims: ({ characters }, seat, told) => (characters.marshal?.seat === seat ? goalsAtEnd(told) : null),
  /** He wins by his goals, not by money; the poorest bandit may win with him. */
  headline({ characters, result }, naming) {
    const law = characters.marshal?.seat;
    const winners = result?.winners ?? [];
    if (law === undefined || !winners.includes(law)) return null;
    if (winners.length > 1)
      return t('end.marshalShares', { names: andList(winners.map((seat) => seatName(naming, seat))) });
    return law === naming.mySeat ? t('end.youAreLaw') : t('end.marshalWins', { name: seatName(naming, law) });
  },
};

/** What he has to do with a bandit. */
function huntEffects(office: Office, who: string): Effect[] {
  const penalties = (office.penalties[who] ?? []).map((id): Effect => {
    const penalty = nameOf('penalty', id);
    const text = t('state.penalty', { penalty, help: penaltyHelp(id) });
    return { icon: `penalty:${id}`, short: penalty, text, bad: true };
  });
  const brawls = office.brawls.flatMap((by, i): Effect[] => {
    const amount = dollars(BRAWLER_PRIZES[i] ?? 0);
    return by === who ? [{ icon: 'brawler', short: amount, text: t('state.brawler', { amount }) }] : [];
  });
  const caught = office.captured.includes(who);
  const poster: Effect = caught
    ? { icon: 'capture', short: capital(t('state.captured.short')), text: t('state.captured'), bad: true }
    : { icon: 'poster', short: dollars(500), text: t('state.wanted') };
  return [...penalties, ...brawls, poster];
}

function officeEffects(office: Office): Effect[] {
  const piles = office.piles.map((left, i): Effect => {
    const pile = nameOf('pile', i === 0 ? 'a' : 'b');
    const text = t('state.pile', { pile, left });
    return { icon: 'cylinder', short: `${i === 0 ? 'A' : 'B'} ${left}`, text, spelt: true };
  });
  const count = office.captured.length;
  const posters = t('state.posters', { count });
  const goals = office.goals.flatMap(({ id, seen }): Effect[] =>
    id !== null && (seen & 1) === 1
      ? [{ icon: 'goal', short: goalName(id), text: `${goalName(id)}: ${goalHelp(id)}` }]
      : [],
  );
  return [...piles, { icon: 'poster', short: `${count}`, text: posters, spelt: true }, ...goals];
}
