import { Decoder, Encoder, StateView } from '@colyseus/schema';
import {
  type AnyTable,
  type ExpressSetup,
  type Fact,
  type Game,
  type Match,
  promptFor,
  type Seat,
  SUPER_CHARACTERS,
  SUPER_PLAYERS,
  type SuperSetup,
  type Viewer,
  waitingFor,
} from '@holdup/engine';
import { Mirror, type Shown } from '../src/mirror.ts';
import { SeatSecrets, TrainState } from '../src/state.ts';

/** In an order in which no pair holds two that may not share a player. */
const CHARACTERS = ['ghost', 'tuco', 'doc', 'django', 'belle', 'cheyenne'];

/** Every way to sit down that the base game has. */
export const SETUPS: readonly ExpressSetup[] = [2, 3, 4, 5, 6].flatMap((players) =>
  (['bigBox', 'base2014'] as const).map((edition): ExpressSetup => {
    const each = players === 2 || (players === 3 && edition === 'bigBox') ? 2 : 1;
    return {
      game: 'express',
      boxes: ['base'],
      options: { edition, ...(players === 4 ? { expert: true } : {}) },
      players: Array.from({ length: players }, (_, seat) => ({
        characters: CHARACTERS.slice(seat * each, (seat + 1) * each),
      })),
    };
  }),
);

/** Every number of players of `super`, with every add-on at least once alone and all together. */
export const SUPER_SETUPS: readonly SuperSetup[] = [
  {},
  { reflexes: true },
  { horses: true },
  { timeTravel: true },
  { reflexes: true, horses: true, timeTravel: true },
].map((options, i) => ({
  game: 'super',
  boxes: [],
  options,
  players: SUPER_CHARACTERS.slice(0, SUPER_PLAYERS.min + i).map((who) => ({ characters: [who] })),
}));

/** A small repeatable source of numbers from 0 to below 1. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** One random answer, as the seat that gives it. */
export function answerAtRandom(match: Match<AnyTable>, random: () => number) {
  const owing = waitingFor(match.prompt);
  const seat = owing[Math.floor(random() * owing.length)] as Seat;
  const question = match.prompt?.questions.find((asked) => asked.seat === seat);
  const option = question?.options[Math.floor(random() * question.options.length)];
  return { seat, prompt: match.prompt?.id ?? 0, option: option?.id ?? '' };
}

export const shownTo = (game: Game<AnyTable, Fact>, match: Match<AnyTable>, viewer: Viewer): Shown => ({
  table: game.project(match.table, viewer),
  prompt: promptFor(match.prompt, viewer),
});

interface Watcher {
  readonly viewer: Viewer;
  readonly view: StateView | undefined;
  readonly decoder: Decoder<TrainState>;
}

/** A room's part in the sync: the real encoder and, for everybody who joined, the real decoder. */
export class Wire {
  readonly state = new TrainState();
  readonly mirror = new Mirror(this.state);
  readonly watchers: Watcher[] = [];
  /** Bytes of all patches so far. */
  patched = 0;
  private readonly encoder: Encoder<TrainState>;

  constructor(seats: number) {
    for (let seat = 0; seat < seats; seat++) this.state.secrets.push(new SeatSecrets());
    this.encoder = new Encoder(this.state);
    this.flush();
  }

  join(viewer: Viewer): Watcher {
    let view: StateView | undefined;
    if (viewer !== 'public') {
      view = new StateView();
      view.add(this.state.secrets[viewer] as SeatSecrets);
    }
    const it = { offset: 0 };
    const shared = this.encoder.encodeAll(it);
    const bytes = view ? this.encoder.encodeAllView(view, it.offset, { ...it }) : shared;
    const decoder = new Decoder(new TrainState());
    decoder.decode(bytes.slice());
    const watcher = { viewer, view, decoder };
    this.watchers.push(watcher);
    return watcher;
  }

  leave(watcher: Watcher): void {
    this.watchers.splice(this.watchers.indexOf(watcher), 1);
    watcher.view?.dispose();
  }

  flush(): void {
    const it = { offset: 0 };
    const shared = this.encoder.encode(it).slice();
    const offset = it.offset;
    for (const { view, decoder } of this.watchers) {
      const bytes = view ? this.encoder.encodeView(view, offset, it).slice() : shared;
      this.patched += bytes.length;
      if (bytes.length > 0) decoder.decode(bytes);
    }
    this.encoder.discardChanges();
  }
}
