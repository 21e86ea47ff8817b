import type { Option, Question, Table } from '@holdup/engine';
import { leastOf, pick } from './choosing.ts';
import type { AnyMatch } from './course.ts';
import type { Coverage } from './coverage.ts';

/** What a quirk makes of a question: an option, or nothing of its own. */
type Quirk = (question: Question, match: AnyMatch) => string | null;

/**
 * What lies at the end of a long row of the same doings is not come upon by doing the rarest thing each time. In some games
 * everybody plays one kind of card whenever he can, and answers what he was asked before just as he did then; in others the
 * playable Marshal is a marksman.
 */
export function quirkOf(match: AnyMatch, coverage: Coverage, random: () => number): Quirk | null {
  const { table } = match;
  if (table.game !== 'express') return null;
  if (pilesOf(table) && random() < 0.5) return marksman(coverage);
  return creature(pick(kindsOfCards(table), random) ?? '', random);
}

function creature(kind: string, random: () => number): Quirk {
  const before = new Map<string, string>();
  return ({ kind: asked, options }) => {
    const favourite = plays(kind, options);
    if (favourite || options.length < 2) return favourite?.id ?? null;
    if (asked === 'scheming') return null;
    const offered = [asked, ...options.map(({ id }) => id)].join();
    const known = before.get(offered) ?? pick(options, random)?.id ?? '';
    before.set(offered, known);
    return known;
  };
}

/**
 * Empties one pile of the Marshal's as fast as he can, since only its last bullets are rare, and keeps each bullet for
 * whoever has met it least. The others do as they please, so that they come into his sight.
 */
function marksman(coverage: Coverage): Quirk {
  return ({ kind, who, seat, options }, { table }) => {
    if (table.game !== 'express') return null;
    const scheming = kind === 'scheming' && table.players[seat]?.characters.includes('marshal');
    const planned = scheming && (plays('shoot', options) ?? options.find(({ id }) => id === 'draw'));
    if (planned) return planned.id;
    const piles = pilesOf(table);
    if (who !== 'marshal' || !piles) return null;
    const left = (id: string): number => piles[id === 'pile:a' ? 0 : 1] ?? 0;
    if (kind === 'pile') return leastOf(options, ({ id }) => left(id)).id;
    if (kind !== 'shoot') return null;
    const pile = leastOf(['pile:a', 'pile:b'], (id) => left(id) || Number.MAX_SAFE_INTEGER);
    const met = ({ id }: { id: string }): string => `hit|${id}|${pile}|${left(pile)}`;
    const target = leastOf(options, (option) => coverage.of(met(option))).id;
    coverage.count(met({ id: target }));
    return target;
  };
}

const pilesOf = ({ box }: Table): readonly number[] | undefined =>
  (box.marshal as { readonly piles?: readonly number[] } | undefined)?.piles;

const plays = (kind: string, options: readonly Option[]): Option | undefined => {
  const card = new RegExp(`^play:(?:\\w+\\.)?${kind}$`);
  return options.find(({ id }) => card.test(id));
};

const kindsOfCards = ({ players }: Table): string[] => {
  const cards = players.flatMap(({ hand, deck }) => [...hand, ...deck]);
  return [...new Set(cards.flatMap(({ kind }) => kind ?? []))].filter((kind) => kind !== 'bullet');
};
