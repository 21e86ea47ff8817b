import type { Fact, Table } from '@holdup/engine';
import { type ClientView, type PackedHistory, readHistory, readView } from '@holdup/protocol';
import { expect, test } from '@jest/globals';
import { type Guest, newGuest, openTestServer, type Passenger, startedGame, until } from './harness.ts';

const server = openTestServer();

const tableOf = (view: ClientView): Table => view.table as Table;
const faces = (view: ClientView): (string | null)[] => tableOf(view).pile.map(({ card }) => card.kind);

/** What lies below the last card of Schemin', or has not come up yet in Stealin'. */
const covered = (view: ClientView): (string | null)[] => {
  const { round, next } = tableOf(view);
  return round?.phase === 'scheming' ? faces(view).slice(0, -1) : faces(view).slice(next);
};

const facesPlayed = (facts: readonly Fact[]): (string | null)[] =>
  facts.flatMap((fact) => (fact.kind === 'played' ? [fact.card.kind] : []));
const toldLive = ({ batches }: Passenger): (string | null)[] =>
  batches.flatMap(({ facts }) => facesPlayed(facts));

/** Answers once, by a card where one can be played. */
async function answerOnce(passengers: readonly Passenger[]): Promise<void> {
  await until(() => passengers.some((one) => one.owes), 'a question');
  const asked = passengers.find((one) => one.owes) as Passenger;
  const options = asked.question?.options.map(({ id }) => id) ?? [];
  await asked.answer(options.find((id) => id.startsWith('play:')) ?? options[0] ?? '');
}

async function historyOf(passenger: Passenger) {
  let packed: PackedHistory | null = null;
  passenger.room.onMessage('history', (message: PackedHistory) => {
    packed = message;
  });
  passenger.room.send('history', { re: 900, after: -1 });
  await until(() => packed !== null, 'the history');
  return readHistory(packed as unknown as PackedHistory);
}

test('where the pile may not be read through, nobody is sent what lies in it', async () => {
  const { id, guests, passengers } = await startedGame(server.url, 4, { openPile: false });
  const watcher = await (await newGuest(server.url, 'Wim')).sit(id, 'gallery');
  const seen: ClientView[] = [];
  for (const one of [...passengers, watcher])
    one.room.onStateChange((state) => void seen.push(readView(state)));
  const pileOf = (): Table['pile'] => tableOf((passengers[0] as Passenger).view).pile;
  while (pileOf().length < 6) await answerOnce(passengers);

  const late = await (guests[1] as Guest).sit(id);
  late.room.send('resync', { re: 901 });
  await until(() => late.full !== null, 'the full view');
  for (const view of [late.view, late.full as ClientView]) {
    expect(faces(view).slice(0, -1)).toEqual([null, null, null, null, null]);
    expect(faces(view).at(-1)).toBe(toldLive(passengers[1] as Passenger).at(-1));
  }
  for (const [one, live] of [
    [late, passengers[1] as Passenger],
    [watcher, watcher],
  ] as const) {
    const told = facesPlayed((await historyOf(one)).facts);
    expect(told).toEqual([null, null, null, null, null, toldLive(live).at(-1)]);
  }
  expect(toldLive(watcher)).toHaveLength(6);
  expect(toldLive(watcher).some((kind) => kind !== null)).toBe(true);

  const people = [passengers[0], late, passengers[2], passengers[3]] as Passenger[];
  while (tableOf(late.view).round?.number === 1) await answerOnce(people);
  const shown = seen.filter((view) => view.table !== null);
  expect(
    shown.filter((view) => tableOf(view).round?.phase !== 'scheming' && tableOf(view).next > 1),
  ).not.toEqual([]);
  expect(shown.flatMap(covered).filter((kind) => kind !== null)).toEqual([]);
});
