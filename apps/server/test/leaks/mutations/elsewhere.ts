import { WebSocketClient } from '@colyseus/ws-transport';
import type { Viewer } from '@holdup/engine';
import { Desk } from '../../../src/rooms/desk.ts';
import { Picture } from '../../../src/rooms/picture.ts';
import { Directory } from '../../../src/tables/directory.ts';
import { Lists } from '../../../src/tables/lists.ts';
import { Train } from '../../../src/train/train.ts';
import { houseHere, isPlaying, truth } from '../wire.ts';
import { leak, type Mutation, replaced } from './mutation.ts';

const forPublic = { audience: 'public' } as const;

/** What is sent to anybody, a moment before it is packed. */
const sending = (change: (type: string, payload: object) => object) => (): (() => void) =>
  replaced(WebSocketClient.prototype, 'send', (send) => {
    return function sendMore(this: never, type: string, payload: object, options: unknown) {
      const sent = isPlaying() ? change(type, payload) : payload;
      return send.call(this, type as never, sent as never, options as never);
    } as never;
  });

const said = (name: string, message: string, more: () => object): Mutation => ({
  ...leak(name, undefined),
  plant: (fired) =>
    sending((type, payload) => {
      if (type !== message) return payload;
      fired();
      return { ...payload, ...more() };
    })(),
});

const historian = (change: (history: object, viewer: Viewer) => object) => (fired: () => void) =>
  replaced(Desk.prototype, 'historyFor', (historyFor) => {
    return async function historyOfAll(this: never, ...given: [Viewer, number]) {
      const history = (await historyFor.apply(this, given as never)) as object | null;
      fired();
      return history && change(history, given[0]);
    } as never;
  });

const HISTORY: readonly Mutation[] = [
  leak(
    'the history is not veiled',
    historian((history) => ({ ...history, facts: truth().rows.flatMap(({ facts }) => facts) })),
  ),
  leak(
    'the gallery’s history is a player’s',
    historian((history, viewer) => {
      const { game, rows } = truth();
      const facts = rows.flatMap((row) => row.facts as Parameters<typeof game.veil>[0][]);
      return viewer === 'public' ? { ...history, facts: facts.map((fact) => game.veil(fact, 0)) } : history;
    }),
    forPublic,
  ),
  leak('the history begins with the whole table', (fired) =>
    historian((history) => {
      const { game, seed } = truth();
      return { ...history, opening: { table: game.begin(seed).match.table, dealt: 0 } };
    })(fired),
  ),
  leak(
    'a covered pile lies open',
    (fired) =>
      replaced(Train.prototype, 'resume', (resume) => {
        return function resumeOpen(this: never, running: { game: object }) {
          if (!isPlaying()) return resume.call(this, running as never);
          fired();
          return resume.call(this, {
            ...running,
            game: { ...running.game, project: truth().game.project },
          } as never);
        } as never;
      }),
    { covered: true },
  ),
  leak(
    'the history tells what lies in a covered pile',
    historian((history, viewer) => {
      const { game, rows } = truth();
      const facts = rows.flatMap((row) => row.facts as Parameters<typeof game.veil>[0][]);
      return { ...history, facts: facts.map((fact) => game.veil(fact, viewer)) };
    }),
    { covered: true },
  ),
];

const hands = (): unknown => {
  const { table } = truth().match;
  return table.game === 'super' ? null : table.players.map(({ hand }) => hand.map(({ kind }) => kind));
};

const logging = (name: string, target: object, method: string, words: () => object): Mutation =>
  leak(name, (fired) =>
    replaced(target, method, (original) => {
      return function logAnd(this: never, ...given: never[]) {
        if (isPlaying()) {
          fired();
          houseHere().log.info(words(), 'for the curious');
        }
        return original.apply(this, given);
      } as never;
    }),
  );

const ELSEWHERE: readonly Mutation[] = [
  said('the greeting brings the seed', 'hello', () => ({ seed: truth().seed })),
  said('a refusal says what the others hold', 'reply', () => ({ about: { hands: hands() } })),
  {
    ...leak('an extra frame is sent when somebody draws a bullet', undefined),
    at: 'base',
    until: (mine) => mine.facts.some(({ kind }) => kind === 'shot'),
    prefer: ['play:shoot'],
    plant: (fired) =>
      replaced(Picture.prototype, 'show', (show) => {
        return function showTwice(this: Picture, ...given: never[]) {
          show.apply(this as never, given);
          const { table } = isPlaying() ? truth().match : { table: null };
          if (table?.game !== 'express') return;
          const armed = table.players.filter(
            ({ deck }) => deck[0]?.kind === 'move' || deck[0]?.kind === 'loot',
          );
          for (const _ of armed) {
            fired();
            for (const client of this['room'].clients)
              client.send('notice', { code: 'timed-out', about: {} });
          }
        } as never;
      }),
  },
  leak('the lobby tells the next round', (fired) =>
    replaced(Picture.prototype, 'lobbyOf', (lobbyOf) => {
      return function lobbyAnd(this: never, ...given: never[]) {
        const lobby = lobbyOf.apply(this, given) as object;
        const { table } = isPlaying() ? truth().match : { table: null };
        if (table?.game !== 'express') return lobby;
        fired();
        return { ...lobby, title: `${table.roundDeck[1]?.id}` };
      } as never;
    }),
  ),
  leak('a table’s summary tells who holds bullets or loot cards', (fired) =>
    replaced(Lists.prototype, 'summary', (summary) => {
      return function summaryAnd(this: never, ...given: never[]) {
        fired();
        return { ...(summary.apply(this, given) as object), ...(isPlaying() ? { hint: hands() } : {}) };
      } as never;
    }),
  ),
  leak('the transcript can be had before the end', (fired) =>
    replaced(Directory.prototype, 'transcript', () => {
      return async function transcriptNow() {
        fired();
        const { seed, rows } = truth();
        return { seed, facts: rows.map(({ facts }) => facts) };
      } as never;
    }),
  ),
  logging('the log tells hands at each answer', Train.prototype, 'answer', () => ({ hands: hands() })),
  logging('the log tells the top of a deck at each message', Desk.prototype, 'take', () => {
    const { table } = truth().match;
    return { top: table.game === 'express' ? table.players[1]?.deck[0] : null };
  }),
  logging('the log tells the seed when somebody comes', Picture.prototype, 'admit', () => ({
    chance: truth().seed,
  })),
];

/** Secrets leave by another way: history, refusals, lists, the log. */
export const OTHER_LEAKS: readonly Mutation[] = [...HISTORY, ...ELSEWHERE];
