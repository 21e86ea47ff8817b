import type { Viewer } from '@holdup/engine';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { type Passenger, type TestServer, testServer, until } from '../harness.ts';
import { type Pair, pairOf, type World } from './pairs.ts';
import { type SetupName, setupOf } from './setups.ts';
import { Company, Wire } from './wire.ts';

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await testServer();
  company = new Company(server.url);
});
afterAll(() => server.end());

const STEPS = 20;

/** One world played over real connections: every frame that reached the audience. */
async function framesOf({ setup, viewer, game }: Pair, world: World): Promise<string[]> {
  const table = await company.tableFor(setup);
  const seats = setup.players.length;
  const wire = await Wire.open({ company, table, seats, game, world, start: 0 });
  const audience = await company.at(viewer, seats).sit(table, viewer === 'public' ? 'gallery' : 'seat');
  const people: Passenger[] = [audience];
  for (let seat = 0; seat < seats; seat++) {
    const passenger = seat === viewer ? audience : await company.at(seat, seats).sit(table);
    wire.seats.set(seat, { say: (type, payload) => passenger.room.send(type, payload) });
    people.push(passenger);
  }
  while (wire.at < world.steps.length) {
    await wire.step();
    await until(() => audience.view.seq === wire.at, 'the picture of the step');
  }
  audience.room.onMessage('history', () => undefined);
  audience.room.send('history', { re: 1, after: -1 });
  audience.room.send('resync', { re: 2 });
  await until(() => audience.full !== null, 'the whole picture');
  const frames = audience.frames.map((frame) => Buffer.from(frame).toString('latin1'));
  for (const one of new Set(people)) await one.leave();
  await wire.close();
  return frames;
}

test.each<[SetupName, Viewer]>([
  ['base', 2],
  ['big box', 0],
  ['couriers', 'public'],
  ['super with all', 1],
])(
  'over real connections too, two games that differ in secrets only are the same in every byte (%s, %s)',
  async (kind, viewer) => {
    const name = `sockets ${kind}`;
    const pair = pairOf({ setup: setupOf(kind, name), viewer, name, steps: STEPS });
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    const [mine, other] = [await framesOf(pair, pair.worlds[0]), await framesOf(pair, pair.worlds[1])];
    clock.mockRestore();
    expect(mine.length).toBeGreaterThan(STEPS);
    expect(other).toEqual(mine);
    expect(pair.unequal).toBeGreaterThan(pair.worlds[0].steps.length / 2);
  },
);
