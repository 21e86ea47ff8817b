import type { AnyTable, Fact, Question } from '@holdup/engine';
import { columns } from './columns.ts';
import { nameOf, words } from './names.ts';

/** Where no action came to anything. */
const NOTHING = ' without effect';

/** Families whose columns are characters, named before what they did. */
const BY_CHARACTER = ['action', 'went', 'out', 'hostage', 'prisoner', 'penalty'];

/** Cells that boxes' facts fill: a family, and the parts of the fact that say whose and what. */
const BOX_CELLS: Readonly<Record<string, readonly string[]>> = {
  hostageTaken: ['hostage', 'who', 'hostage'],
  prisonerFreed: ['prisoner', 'who', 'prisoner'],
  pileDrawn: ['penalty', 'target', 'penalty'],
};

/** A fact of a kind that may not be there. */
type Told = Readonly<Record<string, unknown>>;

interface Goal {
  readonly goal: { readonly id: string | null };
  readonly completed: boolean | null;
}

/**
 * Counts what has been exercised: character × action, hostage, prisoner and penalty, question × character, round cards,
 * events, goals and facts; and knows what else could have been.
 */
export class Coverage {
  private readonly counts = new Map<string, number>();

  count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  /** Cells that are empty until something fills them. */
  expect(cells: readonly string[]): void {
    for (const cell of cells) if (!this.counts.has(cell)) this.counts.set(cell, 0);
  }

  /** What was expected and never came. */
  empty(): string[] {
    return [...this.counts].flatMap(([cell, many]) => (many === 0 ? [cell] : [])).sort();
  }

  of(what: string): number {
    return this.counts.get(what) ?? 0;
  }

  /** What the facts of an answer have exercised. */
  see(facts: readonly Fact[], table: AnyTable): void {
    for (const fact of facts) {
      if (fact.kind === 'turnedOver') this.count(`action|${fact.by}|${fact.card.kind}`);
      if (fact.kind === 'noEffect') this.count(`action|${fact.who}|${fact.action}${NOTHING}`);
      if (fact.kind === 'revealed') this.count(`action|${fact.who}|${fact.action}`);
      if (fact.kind === 'went') this.count(`went|${fact.who}|${fact.manner}`);
      if (fact.kind === 'eliminated') for (const who of fact.who) this.count(`out|${who}|${fact.why}`);
      this.seeBox(fact.kind, fact as unknown as Told);
      if (fact.kind === 'eventBegan') this.count(`event|${fact.event}|all`);
      if (fact.kind === 'roundBegan' && table.game === 'express') {
        this.count(`card|${fact.card.id}|turned over`);
        if (fact.event !== null) this.expect([`event|${fact.event}|all`]);
        this.count(`round|${fact.card.id}|${table.players.length} players ${table.options.edition}`);
      }
      this.count(`fact|${fact.kind}|all`);
    }
  }

  /** Facts of boxes are known by their plain kinds: a box that is not there has none. */
  private seeBox(kind: string, fact: Told): void {
    const [family, who = '', what = ''] = BOX_CELLS[kind] ?? [];
    if (family) this.count(`${family}|${fact[who]}|${fact[what]}`);
    if (kind === 'goalRevealed') this.goal(fact as unknown as Goal);
  }

  /** A goal is met in one game and missed in another; null: it was only looked at. */
  private goal({ goal: { id }, completed }: Goal): void {
    if (completed === null) return;
    this.expect([`goal|${id}|completed`, `goal|${id}|missed`]);
    this.count(`goal|${id}|${completed ? 'completed' : 'missed'}`);
  }

  ask(question: Question): void {
    this.count(`question|${question.kind}|${question.who ?? 'player'}`);
  }

  /** One table for each family: what, and how often with whom; last what was expected and never came. */
  table(): string {
    const seen = [...this.counts.keys()].map((key) => key.split('|')[0]);
    const families = [...BY_CHARACTER, 'goal', 'question', 'round', 'event', 'fact'];
    const tables = families.filter((family) => seen.includes(family)).map((family) => this.family(family));
    const empty = this.empty().map((cell) => words(cell.replaceAll('|', ', ')));
    const missing =
      empty.length === 0 ? 'no cell is empty that could be filled' : `empty: ${empty.join('; ')}`;
    return [...tables, missing].join('\n\n');
  }

  private family(family: string): string {
    const cells = [...this.counts].flatMap(([key, many]): Cell[] => {
      const [of, a = '', b = ''] = key.split('|');
      if (of !== family) return [];
      return BY_CHARACTER.includes(family) ? [{ row: b, column: a, many }] : [{ row: a, column: b, many }];
    });
    return family === 'round' ? roundTable(cells) : crossTable(family, cells);
  }
}

/** How often `row` has been with `column`: an action with who did it, a question with who was asked. */
interface Cell {
  readonly row: string;
  readonly column: string;
  readonly many: number;
}

const inOrder = (names: readonly string[]): string[] => [...new Set(names)].sort();
const rowsOf = (cells: readonly Cell[]): string[] => inOrder(cells.map(({ row }) => row));
const columnsOf = (cells: readonly Cell[]): string[] => inOrder(cells.map(({ column }) => column));
const manyIn = (cells: readonly Cell[], row: string, column: string): number =>
  cells.find((cell) => cell.row === row && cell.column === column)?.many ?? 0;

/** Rows by columns; what has no column of its own is counted under `times`. */
function crossTable(family: string, cells: readonly Cell[]): string {
  const names = columnsOf(cells);
  const title = [family, ...names.map((name) => (name === 'all' ? 'times' : nameOf(name)))];
  const lines = rowsOf(cells).map((row) => [
    words(row),
    ...names.map((name) => `${manyIn(cells, row, name) || '·'}`),
  ]);
  return columns([title, ...lines]);
}

/** Numbers of players and editions would be too many columns: their sum, and the fewest of any. */
function roundTable(cells: readonly Cell[]): string {
  const lines = rowsOf(cells).map((row) => {
    const counts = columnsOf(cells).map((column) => manyIn(cells, row, column));
    const sum = counts.reduce((all, many) => all + many, 0);
    return [words(row), `${sum}`, `${Math.min(...counts)}`];
  });
  return columns([['round card', 'times', 'fewest in any count and edition'], ...lines]);
}
