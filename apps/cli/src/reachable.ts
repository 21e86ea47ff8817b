import { type AnyTable, censusOf, roundsInPlay, type Table } from '@holdup/engine';

/** Penalties on the bullets of a playable Marshal. */
const PENALTIES = ['disarmed', 'woundedKnee', 'shoulderInjury', 'gotHim', 'dropThatBag', 'goldenBullet'];

/** The cells of the coverage table that a game may fill, from what lies on its table once it is dealt. */
export function reachableIn(table: AnyTable): string[] {
  if (table.game !== 'express') return [];
  return [...cardCells(table), ...pieceCells(table), ...roundCells(table)];
}

const banditsIn = (table: Table): string[] =>
  Object.keys(table.characters).filter((who) => who !== 'marshal');

/** Whoever has a card comes to play it. */
function cardCells(table: Table): string[] {
  const cards = table.players.flatMap(({ hand, deck }) => [...hand, ...deck]);
  return cards.flatMap(({ of, kind }) => (kind === 'bullet' ? [] : [`action|${of}|${kind}`]));
}

/** Every bandit comes to take every hostage, to free every prisoner and to be hit by every bullet of the Marshal's. */
function pieceCells(table: Table): string[] {
  const pieces = Object.keys(censusOf(table)).flatMap((key) => {
    const [, what = '', id = ''] = key.split(':');
    return what === 'hostage' || what === 'prisoner' ? [[what, id]] : [];
  });
  const penalties = 'marshal' in table.characters ? PENALTIES.map((id) => ['penalty', id]) : [];
  return banditsIn(table).flatMap((who) =>
    [...pieces, ...penalties].map(([what, id]) => `${what}|${who}|${id}`),
  );
}

/** Every round card comes up, and every event happens. */
function roundCells(table: Table): string[] {
  const { rounds, stations } = roundsInPlay(table.boxes);
  return [...rounds, ...stations].map((card) => `card|${card}|turned over`);
}
