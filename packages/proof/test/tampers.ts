import type { Transcript } from '../src/index.ts';
import type { Signer } from './games.ts';
import {
  copyOf,
  findingFor,
  leavesOf,
  other,
  type Path,
  rechained,
  resigned,
  type Tampering,
  withValue,
} from './tampering.ts';

/** Values that only take certain words are given another of them. */
const WORDS: Readonly<Record<string, string>> = {
  over: 'abandoned',
  abandoned: 'over',
  player: 'bot',
  bot: 'player',
};

const otherAt = (record: Transcript, path: Path): Transcript =>
  withValue(record, path, (old) =>
    typeof old === 'string' && WORDS[old] ? (WORDS[old] as string) : other(old),
  );

/** A few entries stand for all: the deal, the first answer, one of the middle, the last. */
const sampled = (record: Transcript): number[] => [
  ...new Set([0, 1, Math.floor(record.entries.length / 2), record.entries.length - 1]),
];

/** Of the many values of an entry's facts so many, spread evenly; of all the rest each. */
const FACT_VALUES = 6;

function leavesSampled(record: Transcript): Path[] {
  const inFacts = ([part, n, field]: Path, entry: number) =>
    part === 'entries' && n === entry && field === 'facts';
  const spread = sampled(record).flatMap((n) => {
    const all = leavesOf(record).filter((path) => inFacts(path, n));
    return all.filter((_, i) => i % Math.ceil(all.length / FACT_VALUES) === 0);
  });
  const rest = leavesOf(record).filter(
    ([part, n, field]) => part !== 'entries' || (field !== 'facts' && sampled(record).includes(n as number)),
  );
  return [...rest, ...spread];
}

const isNoShare = ({ header }: Transcript, [, part, , seat, field]: Path): boolean =>
  part === 'deal' && header.deal.seats[seat as number]?.[field as 'value'] === null;

/** Mixes the first list of several pieces that there is, wherever it lies. */
function mix(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value) && value.length > 1 && JSON.stringify(value[0]) !== JSON.stringify(value.at(-1))) {
    value.reverse();
    return true;
  }
  return Object.values(value).some(mix);
}

/** Each value in turn is made another one. */
export function altered(record: Transcript): Tampering[] {
  return leavesSampled(record).map((path) => {
    const changed = otherAt(record, path);
    // A field that takes certain words or nothing at all makes the file no record.
    const word = /source|game$/.test(String(path.at(-1))) || isNoShare(record, path);
    const gone = word ? ({ codes: ['not-a-transcript'], at: 'file' } as const) : findingFor(path);
    return { what: path.join('.'), record: changed, ...gone };
  });
}

/** Entries are swapped, left out, doubled; the file is cut short; something is put in. */
export function disordered(record: Transcript): Tampering[] {
  const made: Tampering[] = [];
  const rearranged = (
    what: string,
    at: Tampering['at'],
    change: (copy: Transcript) => unknown,
    more: Partial<Tampering> = {},
  ) => {
    const copy = copyOf(record);
    change(copy);
    const codes = ['illegal-move', 'altered-fact', 'broken-chain'] as const;
    made.push({ what, record: copy, codes, ...(at === undefined ? {} : { at }), ...more });
  };
  for (const n of sampled(record).filter((one) => one > 0 && one + 1 < record.entries.length)) {
    rearranged(`answers ${n} and ${n + 1} swapped`, n, ({ entries }) =>
      entries.splice(n, 2, ...([entries[n + 1], entries[n]] as never[])),
    );
    rearranged(`answer ${n} left out`, n, ({ entries }) => entries.splice(n, 1));
    rearranged(
      `answer ${n} doubled`,
      undefined,
      ({ entries }) => entries.splice(n, 0, copyOf(record).entries[n] as never),
      {
        codes: ['illegal-move', 'broken-chain', 'altered-fact'],
      },
    );
    rearranged(
      `a fact put after answer ${n}`,
      n,
      ({ entries }) => entries[n]?.facts.push({ kind: 'moved' }),
      {
        codes: ['altered-fact'],
      },
    );
    rearranged(
      `a field put into answer ${n}`,
      'file',
      ({ entries }) => Object.assign(entries[n] as object, { note: 'hi' }),
      {
        codes: ['not-a-transcript'],
      },
    );
  }
  const last = record.entries.length - 1;
  rearranged('the last answer left out', 'end', ({ entries }) => entries.splice(last, 1), {
    codes: ['unfinished', 'broken-chain'],
  });
  if (record.entries[0].facts.length > 1) {
    rearranged('a pile of the deal in another order', 0, ({ entries }) => mix(entries[0].facts), {
      codes: ['wrong-shuffle'],
    });
  }
  rearranged('the seats in another order', 'header', ({ header }) => header.seats.reverse(), {
    codes: ['other-share', 'broken-chain', 'wrong-characters'],
  });
  rearranged('the players in another order', 'header', ({ header }) => header.players.reverse(), {
    codes: ['wrong-characters'],
  });
  rearranged('the shares in another order', 'header', ({ header }) => header.deal.seats.reverse(), {
    codes: ['other-share', 'wrong-share'],
  });
  rearranged('a field put into the header', 'file', ({ header }) => Object.assign(header, { note: 'hi' }), {
    codes: ['not-a-transcript'],
  });
  rearranged(
    'the signature taken away',
    'file',
    (copy) => delete (copy as { signature?: unknown }).signature,
    { codes: ['not-a-transcript'] },
  );
  return made;
}

/** Somebody without the key makes all hashes anew, so that only the rules and the signature can tell. */
export function forged(record: Transcript, forger: Signer): Tampering[] {
  const n = Math.floor(record.entries.length / 2);
  const fact = record.entries[n]?.facts.length
    ? n
    : record.entries.findIndex((entry, at) => at > n && entry.facts.length > 0);
  const changes: [string, Path, Tampering['codes'], Tampering['at']][] = [
    ['a name', ['header', 'seats', 0, 'name'], ['bad-signature'], 'signature'],
    ['a time', ['entries', n, 'at'], ['bad-signature'], 'signature'],
    ['an answer', ['entries', n, 'option'], ['illegal-move'], n],
    ['a fact', ['entries', fact, 'facts', 0, 'kind'], ['altered-fact'], fact],
    ['the server’s seed', ['header', 'deal', 'serverSeed'], ['wrong-commitment'], 'header'],
    ['the seed', ['header', 'seed'], ['wrong-seed'], 'header'],
    ['a share', ['header', 'deal', 'seats', 0, 'value'], ['wrong-share'], 'header'],
  ];
  return changes.flatMap(([what, path, codes, at]) => {
    const changed = otherAt(record, path);
    const signed = codes.includes('bad-signature') ? (['unknown-key'] as const) : codes;
    return [
      {
        what: `${what}, chained anew`,
        record: rechained(changed),
        codes,
        ...(at === undefined ? {} : { at }),
      },
      {
        what: `${what}, signed anew`,
        record: resigned(changed, forger),
        codes: signed,
        ...(at === undefined ? {} : { at }),
      },
    ];
  });
}
