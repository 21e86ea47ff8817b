import {
  type ChatMessage,
  type ClockView,
  type FactBatch,
  type LobbyView,
  NO_CLOCK,
  type Notice,
  type Shown,
} from '@holdup/protocol';
import type { Deadlines } from '../deadlines.ts';
import type { TableId } from '../store/index.ts';
import { asLeftAtStart } from '../tables/summary.ts';
import { HeldBack } from './heldBack.ts';

/** The public view of one table, as its train has it now. */
export interface PublicPicture {
  readonly lobby: LobbyView;
  readonly table: Shown['table'] | null;
  readonly prompt: Shown['prompt'];
  readonly clock: ClockView;
  readonly version: number;
  readonly seq: number;
}

/** What a gallery is told: all of it is public, and could be held back for a while before it is shown. */
export interface Onlooker {
  shown(picture: PublicPicture, batch: Omit<FactBatch, 'hash'> | null): void;
  said(message: ChatMessage): void;
  noticed(notice: Notice): void;
  /** Who may watch has changed: those who may not are sent away. */
  keepOnly(mayStay: (account: string) => boolean): void;
  /** The train's room is gone. */
  ended(): void;
}

/** Lines of the talk that a newcomer to the gallery is shown. */
const TALK = 100;
/** Notices that concern onlookers as well, and at once. */
const AT_ONCE: ReadonlySet<string> = new Set(['draining', 'closed']);

/**
 * What leads from one table's train to its gallery, inside one process. Where the table wants its onlookers behind, everything
 * that could tell them something waits here, so that nobody in the gallery has what is not to be shown yet.
 */
export class Feed {
  private readonly held: HeldBack;
  private readonly delay: () => number;
  private onlooker: Onlooker | null = null;
  private shown: PublicPicture | null = null;
  private readonly said: ChatMessage[] = [];
  /** While a room opens: when what it brings back happened, in ms since 1970. */
  private happenedAt: number | null = null;

  /** `delay` in ms, under `key` in the heap of deadlines. */
  constructor(deadlines: Pick<Deadlines, 'after' | 'clear'>, key: string, delay: () => number) {
    this.held = new HeldBack(deadlines, key);
    this.delay = delay;
  }

  /** Whether there is somebody to feed, or might be who must not come too early. */
  get watched(): boolean {
    return this.onlooker !== null || this.delayed;
  }

  get delayed(): boolean {
    return this.delay() > 0;
  }

  /** What onlookers have been shown last. */
  get latest(): PublicPicture | null {
    return this.shown;
  }

  /** The talk, as far as onlookers may read it. */
  get talk(): readonly ChatMessage[] {
    return this.said;
  }

  /** The room is opened: with what was said before, and the picture of a moment that has been, which comes before `begun`. */
  begin(talk: readonly ChatMessage[], at: number): void {
    for (const line of talk) this.say(line, line.at);
    this.happenedAt = at;
  }

  begun(): void {
    this.happenedAt = null;
  }

  watch(onlooker: Onlooker): void {
    this.onlooker = onlooker;
    if (this.delayed && this.shown) onlooker.shown(this.shown, null);
  }

  unwatch(): void {
    this.onlooker = null;
  }

  show(picture: PublicPicture, batch: Omit<FactBatch, 'hash'> | null): void {
    // Before the start there is nothing to hide; nor is it hidden that the game has begun.
    const begins = !this.shown || this.shown.lobby.phase === 'waiting';
    if (this.delayed && picture.table && begins) this.pass(withoutGame(picture, this.shown), null);
    if (!this.delayed || !picture.table) this.pass(picture, batch);
    else this.later(() => this.pass(picture, batch));
  }

  say(message: ChatMessage, at?: number): void {
    this.later(() => {
      this.said.push(message);
      if (this.said.length > TALK) this.said.shift();
      this.onlooker?.said(message);
    }, at);
  }

  notice(notice: Notice): void {
    if (AT_ONCE.has(notice.code)) this.onlooker?.noticed(notice);
    else this.later(() => this.onlooker?.noticed(notice));
  }

  keepOnly(mayStay: (account: string) => boolean): void {
    this.onlooker?.keepOnly(mayStay);
  }

  end(): void {
    this.held.stop();
    this.onlooker?.ended();
  }

  private pass(picture: PublicPicture, batch: Omit<FactBatch, 'hash'> | null): void {
    this.shown = picture;
    this.onlooker?.shown(picture, batch);
  }

  private later(thing: () => void, at = this.happenedAt ?? Date.now()): void {
    // What was held before the host let onlookers see everything at once still comes first.
    if (this.delayed || !this.held.empty) this.held.hold(at + this.delay(), thing);
    else thing();
  }
}

/** That there is a game, and no more: who was there when it began, or of a game that a room brings back not even that. */
const withoutGame = ({ lobby }: PublicPicture, before: PublicPicture | null): PublicPicture => ({
  lobby: {
    ...lobby,
    phase: 'running',
    round: null,
    seats: before ? lobby.seats : lobby.seats.map(asLeftAtStart),
  },
  table: null,
  prompt: null,
  clock: NO_CLOCK,
  version: 0,
  seq: 0,
});

export type Feeds = Map<TableId, Feed>;
