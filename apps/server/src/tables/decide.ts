import { castEach, castOf, setupProblems } from '@holdup/engine';
import { seatCommitment } from '@holdup/proof';
import type { BotKind, ErrorCode, RefusalAbout, Refused, TableSettings } from '@holdup/protocol';
import type {
  AccountId,
  NewDeal,
  StoredAccount,
  StoredSeat,
  StoredTable,
  TableChange,
} from '../store/index.ts';
import { dealCharacters, withoutShares } from '../train/deal.ts';
import { seatOf, settingsOf } from './summary.ts';

/** What is to be written, or why not. Pure: the store may ask again. */
export type Decision =
  | {
      readonly change: TableChange;
      /** It goes on with the deal that the table has, whatever is changed. */
      readonly keepsDeal?: true;
    }
  | Refused;

/**
 * Once the seats have been asked to open their numbers, nothing but that may happen at the table, or somebody could have his
 * choice of deals: any other change of its seats or settings voids the deal, and `next` is put in its place.
 */
export function voiding(table: StoredTable, decided: Decision, next: NewDeal): Decision {
  if (!('change' in decided) || table.phase !== 'waiting') return decided;
  const { change, keepsDeal = false } = decided;
  const disturbed = !keepsDeal && (change.seats !== undefined || change.settings !== undefined);
  if (table.deal && !(table.deal.asked !== null && disturbed)) return decided;
  const seats = withoutShares(change.seats ?? table.seats);
  return { change: { ...change, seats, redeal: next } };
}

/** Seals a number for the deal; until the seats are asked to open theirs it may be replaced. */
export function sealShare(
  table: StoredTable,
  who: Who,
  { match, commit }: { readonly match: string; readonly commit: string },
): Decision {
  const seat = seatOf(table, who.id);
  if (seat === null) return refused('not-seated');
  const closed = waiting(table);
  if (closed) return closed;
  if (table.deal?.match !== match || table.deal.asked !== null) return refused('stale');
  return write({ seats: withSeat(table, seat, { share: { commit, value: null } }) });
}

/** Opens the sealed number: at the start, when all are asked to. */
export function openShare(
  table: StoredTable,
  who: Who,
  { match, value }: { readonly match: string; readonly value: string },
): Decision {
  const seat = seatOf(table, who.id);
  if (seat === null) return refused('not-seated');
  const closed = waiting(table);
  if (closed) return closed;
  if (table.deal?.match !== match) return refused('stale');
  if (table.deal.asked === null) return refused('not-started');
  const commit = table.seats[seat]?.share?.commit;
  if (commit !== seatCommitment(match, seat, value)) return refused('wrong-number');
  const opened = write({ seats: withSeat(table, seat, { share: { commit, value } }) });
  return { ...opened, keepsDeal: true };
}

/** Asks the seats to open their numbers. */
export const askToOpen = (table: StoredTable): Decision =>
  table.phase === 'waiting' && table.deal
    ? write({ deal: { ...table.deal, asked: table.deal.asked ?? Date.now() } })
    : refused('already-started');

/**
 * A new deal, since these seats withheld their numbers: everybody seals anew, and they must be ready again. Who is `sentAway`
 * loses his seat, and does not come back.
 */
export function redealWithout(
  table: StoredTable,
  withheld: readonly number[],
  next: NewDeal,
  sentAway: readonly AccountId[] = [],
): Decision {
  if (table.phase !== 'waiting') return refused('already-started');
  const seats = withoutShares(table.seats).map((seat, index) => {
    if (seat.account && sentAway.includes(seat.account)) return FREE;
    return withheld.includes(index) ? { ...seat, ready: false } : seat;
  });
  return write({ seats, sentAway: [...table.sentAway, ...sentAway], redeal: next });
}

/** Says whether one wants to give the game up. */
export function giveUp(table: StoredTable, who: Who, agree: boolean): Decision {
  const seat = seatOf(table, who.id);
  if (seat === null) return refused('not-seated');
  if (table.phase !== 'running' && table.phase !== 'frozen') {
    return refused(table.phase === 'over' ? 'over' : 'not-started');
  }
  const seats = table.seats.map(({ givesUp, ...one }, index): StoredSeat => {
    const wants = index === seat ? agree : givesUp === true;
    return wants ? { ...one, givesUp: true } : one;
  });
  return write({ seats });
}

/** Whether everybody at the table has given the game up. Bots have no say, nor has who is barred; who is away has not agreed. */
export function isGivenUp({ seats }: StoredTable, barred: (account: AccountId) => boolean): boolean {
  const withSay = seats.filter(({ account }) => account && !barred(account));
  return withSay.length > 0 && withSay.every(({ givesUp }) => givesUp);
}

type Who = Pick<StoredAccount, 'id' | 'name'>;

export const FREE: StoredSeat = {
  account: null,
  name: null,
  bot: null,
  ready: false,
  characters: [],
  away: false,
};

export const refused = (code: ErrorCode, about?: RefusalAbout): Refused =>
  about ? { ok: false, code, about } : { ok: false, code };

const write = (change: Omit<TableChange, 'updatedAt'>): Decision => ({
  change: { ...change, updatedAt: Date.now() },
});

const withSeat = (table: StoredTable, seat: number, change: Partial<StoredSeat>): StoredSeat[] =>
  table.seats.map((one, index) => (index === seat ? { ...one, ...change } : one));

/** The seat as it is for whoever comes next: nothing of who was there stays. */
const withNewSeat = (table: StoredTable, seat: number, sitting: StoredSeat): StoredSeat[] =>
  table.seats.map((one, index) => (index === seat ? sitting : one));

export const isFree = (seat: StoredSeat): boolean => seat.account === null && seat.bot === null;

const waiting = (table: StoredTable): Refused | null =>
  table.phase === 'waiting' ? null : refused(table.phase === 'frozen' ? 'frozen' : 'already-started');

/** The seats are being asked to open their numbers: within seconds the game begins, or the deal is void. */
export const isOpening = ({ phase, deal }: StoredTable): boolean =>
  phase === 'waiting' && deal !== null && deal.asked !== null;

/**
 * As `waiting`; and once the numbers are being opened, nobody may void the deal unnamed by being ready, by a choice, or by
 * leaving and coming back.
 */
const unasked = (table: StoredTable): Refused | null =>
  waiting(table) ?? (isOpening(table) ? refused('already-started') : null);

/** The seat of the host, or why the caller may not do what only the host may. */
function hosting(table: StoredTable, who: Who): Refused | null {
  return seatOf(table, who.id) === table.host ? waiting(table) : refused('not-the-host');
}

/** Takes the seat asked for, or the first free one. Where the host has gone, who comes is the host. */
export function sit(table: StoredTable, who: Who, wanted?: number): Decision {
  if (seatOf(table, who.id) !== null) return refused('already-seated');
  if (table.sentAway.includes(who.id)) return refused('not-your-table');
  const closed = waiting(table);
  if (closed) return closed;
  const seat = wanted ?? table.seats.findIndex(isFree);
  const found = table.seats[seat];
  if (!found) return refused(wanted === undefined ? 'table-full' : 'bad-input');
  if (!isFree(found)) return refused('seat-taken', { seat });
  const seats = withNewSeat(table, seat, { ...FREE, account: who.id, name: who.name });
  return write({ seats, host: table.seats[table.host]?.account ? table.host : seat });
}

/** So many may be let in to watch. */
const MOST_GUESTS = 200;

/** By an invite code one is seated or, where there is no place left, let in to watch. */
export function comeIn(table: StoredTable, who: Who): Decision {
  const seated = sit(table, who);
  if ('change' in seated || seated.code === 'already-seated' || seated.code === 'not-your-table')
    return seated;
  if (table.guests.includes(who.id)) return refused('already-seated');
  if (settingsOf(table).watch === 'nobody' || table.guests.length >= MOST_GUESTS) return seated;
  return write({ guests: [...table.guests, who.id] });
}

/**
 * Leaves a waiting table, or gives up watching; the host's role goes to the next person. A table without people is swept
 * away. While numbers are being opened nobody leaves: a moment later one may.
 */
export function goAway(table: StoredTable, who: Who): Decision {
  const seat = seatOf(table, who.id);
  if (seat === null) {
    if (!table.guests.includes(who.id)) return refused('not-seated');
    const guests = table.guests.filter((guest) => guest !== who.id);
    return { change: { guests, updatedAt: table.updatedAt } };
  }
  const closed = unasked(table);
  if (closed) return closed;
  return without(table, (account) => account === who.id);
}

/** Frees the seats of these people, whatever is going on before the start. */
export const clearSeats = (table: StoredTable, of: (account: AccountId) => boolean): Decision =>
  waiting(table) ?? (isSeated(table, of) ? without(table, of) : refused('not-seated'));

/** Whether one of these people has a seat. */
export const isSeated = ({ seats }: StoredTable, of: (account: AccountId) => boolean): boolean =>
  seats.some(({ account }) => account !== null && of(account));

function without(table: StoredTable, gone: (account: AccountId) => boolean): Decision {
  const seats = table.seats.map((one) => (one.account && gone(one.account) ? FREE : one));
  const next = seats.findIndex((one) => one.account !== null);
  if (next < 0) return { change: { seats, updatedAt: 0 } };
  return write({ seats, host: seats[table.host]?.account ? table.host : next });
}

/** The seats, host and guests of a rematch that the one at `seat` asks for: the bots sit, the others may join. */
export function placesAgain(over: StoredTable, seat: number): [StoredSeat[], number, AccountId[]] {
  const seats = over.seats.map(({ account, name, bot }, index): StoredSeat => {
    if (bot) return { ...FREE, bot };
    return index === seat ? { ...FREE, account, name } : FREE;
  });
  const others = over.seats.flatMap(({ account }, index) => (account && index !== seat ? [account] : []));
  return [seats, seat, [...others, ...over.guests]];
}

/** Whether all the others at the table are bots. */
export const isAlone = ({ seats }: StoredTable): boolean =>
  seats.filter(({ account }) => account !== null).length === 1;

export function setReady(table: StoredTable, who: Who, ready: boolean): Decision {
  const seat = seatOf(table, who.id);
  if (seat === null) return refused('not-seated');
  return unasked(table) ?? write({ seats: withSeat(table, seat, { ready }) });
}

export function chooseCharacters(table: StoredTable, who: Who, characters: readonly string[]): Decision {
  const seat = seatOf(table, who.id);
  if (seat === null) return refused('not-seated');
  const closed = unasked(table);
  if (closed) return closed;
  const { setup } = settingsOf(table);
  const each = castEach(setup, table.seats.length);
  const known = castOf(setup);
  const taken = table.seats.flatMap((one, index) => (index === seat ? [] : one.characters));
  const fine =
    characters.length <= each &&
    new Set(characters).size === characters.length &&
    characters.every((one) => known.includes(one) && !taken.includes(one));
  if (!fine) return refused('bad-setup', { characters: characters.join(' ') });
  const seats = withSeat(table, seat, { characters });
  const problem = problemOf(setup, seats);
  return problem ?? write({ seats });
}

/** What the rules say against a table, once characters have been dealt to all who chose none. */
function problemOf(setup: TableSettings['setup'], seats: readonly StoredSeat[]): Refused | null {
  const dealt = dealCharacters(
    setup,
    seats.map((seat) => seat.characters),
  );
  const [problem] = setupProblems(dealt);
  return problem ? refused('bad-setup', { ...problem }) : null;
}

/** A table as its maker wants it, with him at the first seat. */
export function seatsFor(settings: TableSettings, host: Who): StoredSeat[] | Refused {
  const seats = Array.from({ length: settings.seats }, (_, seat) =>
    seat === 0 ? { ...FREE, account: host.id, name: host.name } : FREE,
  );
  return problemOf(settings.setup, seats) ?? seats;
}

/** Changed settings un-ready everybody; where the game itself changed, characters are chosen anew. */
export function changeSettings(table: StoredTable, who: Who, change: Partial<TableSettings>): Decision {
  const closed = hosting(table, who);
  if (closed) return closed;
  const before = settingsOf(table);
  const settings: TableSettings = { ...before, ...change };
  if (table.seats.slice(settings.seats).some((seat) => !isFree(seat))) return refused('seat-taken');
  const fewer = table.seats.slice(0, settings.seats);
  const more = Array.from({ length: settings.seats - fewer.length }, () => FREE);
  const sameGame = change.setup === undefined && settings.seats === before.seats;
  const seats = [...fewer, ...more].map(
    (seat): StoredSeat => ({
      ...seat,
      ready: false,
      characters: sameGame ? seat.characters : [],
    }),
  );
  const problem = problemOf(settings.setup, seats);
  return problem ?? write({ seats, settings, visibility: settings.visibility });
}

/** Sends somebody away for good: neither the list nor the code brings him back to this table. */
export function kick(table: StoredTable, who: Who, seat: number): Decision {
  const closed = hosting(table, who);
  if (closed) return closed;
  const account = table.seats[seat]?.account;
  if (seat === table.host || !account) return refused('bad-input', { seat });
  const guests = table.guests.filter((guest) => guest !== account);
  return write({ seats: withNewSeat(table, seat, FREE), guests, sentAway: [...table.sentAway, account] });
}

export function handOnHost(table: StoredTable, who: Who, seat: number): Decision {
  const closed = hosting(table, who);
  if (closed) return closed;
  if (!table.seats[seat]?.account) return refused('bad-input', { seat });
  return write({ host: seat });
}

/** Puts a bot on a free seat, or another kind of bot, or (null) frees the seat. */
export function seatBot(table: StoredTable, who: Who, seat: number, bot: BotKind | null): Decision {
  const closed = hosting(table, who);
  if (closed) return closed;
  const found = table.seats[seat];
  if (!found) return refused('bad-input', { seat });
  if (found.account) return refused('seat-taken', { seat });
  return write({ seats: withNewSeat(table, seat, { ...FREE, bot }) });
}

/** Why the host may not start yet; null when he may. */
export function whyNotStart(table: StoredTable, who: Who): Refused | null {
  const closed = hosting(table, who);
  if (closed) return closed;
  if (table.seats.some(isFree)) return refused('seats-empty');
  const unsealed = table.seats.findIndex((seat) => seat.account && !seat.share);
  if (settingsOf(table).strictShuffle && unsealed >= 0) return refused('not-sealed', { seat: unsealed });
  const late = table.seats.findIndex((seat, index) => seat.account && !seat.ready && index !== table.host);
  return late < 0 ? null : refused('not-ready', { seat: late });
}

/** Why no bot may sit in for the caller; null when one may. */
export function whyNotAbsent(table: StoredTable, who: Who): Refused | null {
  if (seatOf(table, who.id) === null) return refused('not-seated');
  if (table.phase === 'running') return null;
  return refused(table.phase === 'waiting' ? 'not-started' : table.phase);
}

/** Who has a seat, or has been let in. */
export const isMember = (table: StoredTable, who: Pick<Who, 'id'>): boolean =>
  seatOf(table, who.id) !== null || table.guests.includes(who.id);

export function mayWatch(table: StoredTable, who: Pick<Who, 'id'>): boolean {
  if (seatOf(table, who.id) !== null) return true;
  const { watch } = settingsOf(table);
  return isMember(table, who) ? watch !== 'nobody' : watch === 'anyone' && table.visibility === 'public';
}
