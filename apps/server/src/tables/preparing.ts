import { castEach, castOf, setupProblems } from '@holdup/engine';
import type { Refused, TableSettings } from '@holdup/protocol';
import type { StoredSeat, StoredTable } from '../store/index.ts';
import { dealCharacters } from '../train/deal.ts';
import {
  type Decision,
  FREE,
  isFree,
  refused,
  type Who,
  whyNotHosting,
  whyNotUnasked,
  withSeat,
  write,
} from './decide.ts';
import { seatOf, settingsOf } from './summary.ts';

// Decides what will be played, with whom, and whether it may begin.

/** A table as its maker wants it, with him at the first seat. */
export function seatsFor(settings: TableSettings, host: Who): StoredSeat[] | Refused {
  const seats = Array.from({ length: settings.seats }, (_, seat) =>
    seat === 0 ? { ...FREE, account: host.id, name: host.name } : FREE,
  );
  return problemOf(settings.setup, seats) ?? seats;
}

/** Changed settings un-ready everybody; where the game itself changed, characters are chosen anew. */
export function changeSettings(table: StoredTable, who: Who, change: Partial<TableSettings>): Decision {
  const closed = whyNotHosting(table, who);
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

export function chooseCharacters(table: StoredTable, who: Who, characters: readonly string[]): Decision {
  const seat = seatOf(table, who.id);
  if (seat === null) return refused('not-seated');
  const closed = whyNotUnasked(table);
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

export function setReady(table: StoredTable, who: Who, ready: boolean): Decision {
  const seat = seatOf(table, who.id);
  if (seat === null) return refused('not-seated');
  return whyNotUnasked(table) ?? write({ seats: withSeat(table, seat, { ready }) });
}

export function handOnHost(table: StoredTable, who: Who, seat: number): Decision {
  const closed = whyNotHosting(table, who);
  if (closed) return closed;
  if (!table.seats[seat]?.account) return refused('bad-input', { seat });
  return write({ host: seat });
}

/** Why the host may not start yet; null when he may. */
export function whyNotStart(table: StoredTable, who: Pick<Who, 'id'>): Refused | null {
  const closed = whyNotHosting(table, who);
  if (closed) return closed;
  if (table.seats.some(isFree)) return refused('seats-empty');
  const unsealed = table.seats.findIndex((seat) => seat.account && !seat.share);
  if (settingsOf(table).strictShuffle && unsealed >= 0) return refused('not-sealed', { seat: unsealed });
  const late = table.seats.findIndex((seat, index) => seat.account && !seat.ready && index !== table.host);
  return late < 0 ? null : refused('not-ready', { seat: late });
}
