import type { AnyTable, Seat, SeatPrompt } from '@holdup/engine';
import type { TableSummary } from './http.ts';
import { pack } from './pack.ts';
import { hashLines, linesOf, readSheet } from './sheet.ts';
import type { SeatSecrets, TrainState } from './state.ts';
import { unpack } from './unpack.ts';

/** The waiting room, and what is known of the people at the table while they play. */
export type LobbyView = Omit<TableSummary, 'mySeat' | 'myTurn' | 'myOutcome' | 'inviteCode'> & {
  /** How many look on: people, not windows. */
  readonly watching: number;
  /** The names of those who have come first of them. */
  readonly watchers: readonly string[];
};

/** The clocks of a table, by the server's time. */
export interface ClockView {
  /**
   * When the time for the current question is up, in ms since 1970 by the server's clock; null: no clock runs. Then each seat
   * that is asked goes on from its bank, and once that is empty its fallback is played.
   */
  readonly deadline: number | null;
  /** What each seat has in its bank, in ms; empty where there are none. */
  readonly banks: readonly number[];
}

/** What `clock` of a view is while no clock runs. */
export const NO_CLOCK: ClockView = { deadline: null, banks: [] };

/** Everything a client may know, as plain data. */
export interface ClientView {
  /** Null while the first state has not come. */
  readonly lobby: LobbyView | null;
  /** The reader's seat; null in the gallery. */
  readonly seat: Seat | null;
  /** `project(table, seat)`; null before the start. */
  readonly table: AnyTable | null;
  readonly prompt: SeatPrompt | null;
  readonly clock: ClockView;
  readonly version: number;
  /** Number of the last batch of facts that is contained. */
  readonly seq: number;
}

/** The sealed part of a `SeatPrompt`. */
export type OwnPrompt = Pick<SeatPrompt, 'question' | 'answer'>;
type OpenPrompt = Pick<SeatPrompt, 'id' | 'asked'>;

/** Reads a decoded state, or one on the server. */
export function readView(state: TrainState): ClientView {
  const own = ownSecrets(state);
  return {
    lobby: (readSheet(state.lobby.entries()) ?? null) as LobbyView | null,
    seat: own ? own.seat : null,
    table: (readSheet(state.table.entries(), new Map(own?.secrets.table.entries())) ??
      null) as AnyTable | null,
    prompt: promptIn(state.prompt, own?.secrets),
    clock: clockIn(state),
    version: state.version,
    seq: state.seq,
  };
}

/** The clocks as the state has them. */
export const clockIn = ({ deadline, banks }: Pick<TrainState, 'deadline' | 'banks'>): ClockView => ({
  deadline: deadline || null,
  banks: banks === '' ? [] : (unpack(banks) as number[]),
});
/** As it stands in the state. */
export const packBanks = (banks: readonly number[]): string => (banks.length === 0 ? '' : pack(banks));

/** The prompt alone, for those who need not look at the table. */
export const readPrompt = (state: TrainState): SeatPrompt | null =>
  promptIn(state.prompt, ownSecrets(state)?.secrets);

function ownSecrets(state: TrainState): { seat: Seat; secrets: SeatSecrets } | null {
  const seat = [...state.secrets].findIndex((secrets) => secrets.mine === 1);
  const secrets = state.secrets[seat];
  return secrets ? { seat, secrets } : null;
}

function promptIn(open: string, secrets: SeatSecrets | undefined): SeatPrompt | null {
  if (open === '') return null;
  const { id, asked } = unpack(open) as OpenPrompt;
  const sealed = secrets ? readQuestion(secrets) : '';
  const own = sealed === '' ? { question: null, answer: null } : (unpack(sealed) as OwnPrompt);
  return { id, question: own.question, answer: own.answer, asked };
}

function readQuestion(secrets: SeatSecrets): string {
  let sealed = '';
  for (let piece = 0; ; piece++) {
    const text = secrets.question.get(`${piece}`);
    if (!text) return sealed;
    sealed += text;
  }
}

/** Hash of a public table, as the server sends it with each batch of facts. */
export const viewHash = (table: AnyTable | null): number => (table ? hashLines(linesOf(table)) : 0);

/** The same of the table in a state, whoever reads it: secrets are left out. */
export const stateHash = (state: TrainState): number => hashLines(state.table.entries());
