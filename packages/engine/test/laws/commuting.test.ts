import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { anySetup, EXPANSIONS, questionFor, type Settled, seedFrom, waitingFor } from '../../src/index.ts';
import { type Clash, Encounters } from './adjusters.ts';
import { answers, runs, whimOf } from './games.ts';

/** A row of the table in docs/adding-a-box.md. */
interface Listed {
  readonly points: readonly string[];
  /** None: any two. */
  readonly owners: readonly string[];
  readonly differ: string;
}

const page = readFileSync(join(import.meta.dirname, '../../../../docs/adding-a-box.md'), 'utf8');
const named = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name as string);
const listed = page.split('\n').flatMap((line): Listed[] => {
  const [, points, owners, differ] = line.split('|').map((cell) => cell.trim());
  if (differ !== 'value' && differ !== 'order') return [];
  return [{ points: named(points), owners: named(owners), differ }];
});

const isListed = ({ point, owners, differ }: Clash): boolean =>
  listed.some(
    (row) =>
      row.points.includes(point) &&
      (row.owners.length === 0 || owners.every((owner) => row.owners.includes(owner))) &&
      (row.differ === 'value' || row.differ === differ),
  );

/** Plays games at random, of any boxes where none are settled, and finds which adjusters meet and clash. */
function play(games: number, encounters: Encounters, settled: Settled = {}): void {
  const whim = whimOf('adjusters');
  for (let i = 0; i < games; i++) {
    const game = encounters.open(anySetup(() => whim(65_536) / 65_536, settled));
    let { match } = game.begin(seedFrom(`adjusters ${i}`));
    for (let prompt = match.prompt; prompt; prompt = match.prompt) {
      const seat = waitingFor(prompt)[0] ?? -1;
      const options = questionFor(prompt, seat)?.options ?? [];
      const option = options[whim(options.length)]?.id ?? '';
      match = answers(game, match, { seat, prompt: prompt.id, option }).match;
    }
  }
}

/** Games in which the owners of a row may meet. */
const withOwners = ({ owners }: Listed): Settled => ({
  boxes: ['base', ...EXPANSIONS.filter((box) => owners.includes(box))],
  options: owners.includes('teams') ? { teams: true } : {},
});

test('law 9: two adjusters of one point commute, or the page on boxes says what settles their order', () => {
  const encounters = new Encounters();
  const byName = listed.filter(({ owners }) => owners.length > 0);
  play(runs(100), encounters);
  for (const row of byName) play(runs(60), encounters, withOwners(row));
  const { met, clashes } = encounters;
  expect(listed.length).toBeGreaterThan(5);
  expect(met.size).toBeGreaterThan(60);
  expect([...clashes.values()].filter((clash) => !isListed(clash))).toEqual([]);
  // What is listed by name does clash: a row that has become needless goes.
  for (const { points, owners } of byName) {
    const found = [...clashes.values()].some(
      (clash) => points.includes(clash.point) && clash.owners.every((owner) => owners.includes(owner)),
    );
    expect({ points, owners, found }).toEqual({ points, owners, found: true });
  }
});
