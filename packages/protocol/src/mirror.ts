import type { AnyTable, Question, Seat, SeatPrompt } from '@holdup/engine';
import { type Layers, turnOverlay } from './overlay.ts';
import { pack } from './pack.ts';
import { hashLine, type Lines, NO_LINE, turn } from './sheet.ts';
import { SeatSecrets, type TrainState } from './state.ts';
import type { LobbyView, OwnPrompt } from './view.ts';

/** What the mirror shows of a game: the projections, not the truth. */
export interface Shown {
  readonly table: AnyTable;
  readonly prompt: SeatPrompt | null;
}

/**
 * Keeps a state the picture of a game by assigning only what differs. It remembers what it has shown, so parts of
 * a table that are still the same objects cost nothing. Flush (`broadcastPatch`) right after each call: nothing may be
 * pending when a client joins.
 */
export class Mirror {
  readonly state: TrainState;
  private lobby: LobbyView | undefined;
  private table: AnyTable | undefined;
  private hash = 0;
  /** The public lines, of which the hash is kept up. */
  private readonly hashed: Lines;
  private readonly seats: SeatPicture[] = [];

  constructor(state: TrainState) {
    this.state = state;
    const lines = state.table;
    this.hashed = {
      get: (key) => lines.get(key),
      set: (key, text) => {
        this.hash = (this.hash - hashLine(key, lines.get(key) ?? NO_LINE) + hashLine(key, text)) >>> 0;
        lines.set(key, text);
      },
    };
  }

  /** Hash of the public table now shown. */
  get viewHash(): number {
    return this.hash;
  }

  showLobby(lobby: LobbyView): void {
    turn(this.lobby, lobby, this.state.lobby);
    this.lobby = lobby;
    while (this.state.secrets.length < lobby.seats.length) this.state.secrets.push(new SeatSecrets());
  }

  /** `shown` is of the public; null takes the game off the table. */
  showPublic(shown: Shown | null): void {
    turn(this.table, shown?.table, this.hashed);
    this.table = shown?.table;
    const prompt = shown?.prompt;
    const open = prompt ? pack({ id: prompt.id, asked: prompt.asked }) : '';
    if (this.state.prompt !== open) this.state.prompt = open;
  }

  /** What `seat` knows beyond the public table last shown, and its question. */
  showSeat(seat: Seat, shown: Shown | null): void {
    const picture = this.pictureOf(seat);
    if (!picture) throw new Error(`there is no seat ${seat}`);
    picture.own();
    picture.show({ open: this.table, own: shown?.table }, this.hashed);
    picture.ask(shown?.prompt ?? null);
  }

  /** Nobody looks at this seat's part any more: it need not be kept up. */
  hideSeat(seat: Seat): void {
    const picture = this.pictureOf(seat);
    picture?.show(NO_LAYERS, this.hashed);
    picture?.ask(null);
  }

  private pictureOf(seat: Seat): SeatPicture | undefined {
    const known = this.seats[seat];
    const secrets = known ? null : this.state.secrets[seat];
    if (secrets) this.seats[seat] = new SeatPicture(secrets);
    return this.seats[seat];
  }
}

const NO_LAYERS: Layers = { open: undefined, own: undefined };

/** One seat's part of the picture. */
class SeatPicture {
  private readonly secrets: SeatSecrets;
  private readonly over: Lines;
  /** What its lines are made from; while nobody looks, there are none. */
  private layers = NO_LAYERS;
  private question: Question | null = null;
  private answer: string | null = null;

  constructor(secrets: SeatSecrets) {
    this.secrets = secrets;
    this.over = secrets.table;
  }

  /** Whoever sees this at all sees that it is his. */
  own(): void {
    if (this.secrets.mine === 0) this.secrets.mine = 1;
  }

  /** `open` are the lines of the public table. */
  show(layers: Layers, open: Lines): void {
    turnOverlay(this.layers, layers, open, this.over);
    this.layers = layers;
  }

  ask(prompt: SeatPrompt | null): void {
    const question = prompt?.question ?? null;
    const answer = question && (prompt?.answer ?? null);
    if (question === this.question && answer === this.answer) return;
    [this.question, this.answer] = [question, answer];
    writeQuestion(this.secrets, question && { question, answer });
  }
}

/** UTF-16 units per piece of a question: at most three bytes each. */
const PIECE = 63;

/** The first empty piece is the end; what stands behind it is left from a longer question and means nothing. */
function writeQuestion({ question }: SeatSecrets, own: OwnPrompt | null): void {
  const sealed = own ? pack(own) : '';
  const pieces = Math.ceil(sealed.length / PIECE);
  for (let piece = 0; piece < pieces; piece++) {
    const text = sealed.slice(piece * PIECE, (piece + 1) * PIECE);
    if (question.get(`${piece}`) !== text) question.set(`${piece}`, text);
  }
  if (question.get(`${pieces}`)) question.set(`${pieces}`, '');
}
