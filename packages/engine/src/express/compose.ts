import { type Frame, type Game, gameOf, type Seen, type Viewer } from '../kernel/index.ts';
import { adjusting } from './adjusting.ts';
import { layOut, setUpSteps } from './base/setUp.ts';
import { boxesOf, withBrought } from './boxes.ts';
import { evolvers } from './evolve.ts';
import type { Fact } from './fact.ts';
import type { Adjusters, TurnRule } from './points.ts';
import { expressProblems, fullOptions } from './problems.ts';
import {
  type Box,
  type ExpressRules,
  type Handler,
  isEligible,
  type Reactions,
  type RoundRow,
} from './rules.ts';
import type { ExpressSetup } from './setup.ts';
import type { CharacterId, Options, Table } from './table.ts';
import { projectTable, veilFact } from './veil.ts';

/**
 * Puts the boxes of a game together, once. Throws on duplicate keys, missing handlers and unmet needs. With a `cast`, the
 * powers of characters who are not at the table, and that nobody can borrow, are left out: they would be asked about
 * again and again, and never say anything.
 */
export function compose(
  chosen: readonly string[],
  options: Options,
  cast?: readonly CharacterId[],
): ExpressRules {
  const ids = withBrought(chosen);
  const boxes = wholeBoxes(ids);
  const characters = boxes.flatMap((box) => box.characters ?? []);
  const lent = boxes.flatMap((box) => box.lends ?? []);
  const inForce = characters.filter(({ id }) => !cast || cast.includes(id) || lent.includes(id));
  const adjusters = collected([...boxes, ...inForce].map((part) => part.adjust));
  // Looked up for every fact: of so many kinds, a map finds one sooner than an object does.
  const reactions = new Map(
    Object.entries(collected([...boxes, ...inForce].map((part) => part.after))),
  ) as Map<string, readonly AnyReaction[]>;
  const changes = new Map(Object.entries(merged([evolvers, ...boxes.map((box) => box.evolve)]))) as Map<
    string,
    AnyEvolver
  >;
  const veils = merged(boxes.map((box) => box.veil)) as Record<string, AnyVeil>;
  const own = ownPower();
  const rules: ExpressRules = {
    boxes,
    characters,
    options,
    turnKinds: merged<TurnRule>(boxes.map((box) => box.turnKinds)),
    rounds: eligible(merged(boxes.map((box) => box.rounds)), ids),
    stations: eligible(merged(boxes.map((box) => box.stations)), ids),
    events: merged<Frame>(boxes.map((box) => box.events)),
    frames: merged<Handler>([...boxes, ...characters].map((part) => part.frames)),
    evolve: (table, fact) => {
      const evolver = changes.get(fact.kind);
      if (!evolver) throw new Error(`nothing says what ${fact.kind} changes`);
      return evolver(table, fact);
    },
    veil: (fact, viewer) => veils[fact.kind]?.(veilFact(fact, viewer), viewer) ?? veilFact(fact, viewer),
    after: (table, fact) => reacted(reactions.get(fact.kind), table, fact, rules),
    adjust: adjusting(adjusters, () => rules),
    has: (table, who, power) =>
      who in table.characters && rules.adjust.powers(own(who), { table, who }).includes(power),
  };
  for (const [event, frame] of Object.entries(rules.events)) {
    if (!rules.frames[frame.kind]) throw new Error(`event ${event} has no handler`);
  }
  return rules;
}

/** The boxes of these ids; throws where one does not exist, or lacks another. */
function wholeBoxes(ids: readonly string[]): readonly Box[] {
  const boxes = boxesOf(ids);
  for (const id of ids) if (!boxes.some((box) => box.id === id)) throw new Error(`no box ${id}`);
  for (const box of boxes) {
    for (const need of box.needs ?? []) if (!ids.includes(need)) throw new Error(`${box.id} needs ${need}`);
  }
  return boxes;
}

/** What a character has without anybody's doing: his own power. Asked again and again, so each list is made once. */
function ownPower(): (who: CharacterId) => readonly CharacterId[] {
  const lists = new Map<CharacterId, readonly CharacterId[]>();
  return (who) => {
    const known = lists.get(who);
    if (known) return known;
    const only = [who];
    lists.set(who, only);
    return only;
  };
}

type AnyEvolver = (table: Table, fact: Fact) => Table;
type AnyVeil = (fact: Fact, viewer: Viewer) => Fact;
type AnyReaction = (table: Table, fact: Fact, rules: ExpressRules) => readonly Frame[];
const NONE: readonly Frame[] = [];

function reacted(
  reactions: readonly AnyReaction[] | undefined,
  table: Table,
  fact: Fact,
  rules: ExpressRules,
): readonly Frame[] {
  if (!reactions) return NONE;
  let frames = NONE;
  for (const react of reactions) {
    const more = react(table, fact, rules);
    if (more.length > 0) frames = frames.length === 0 ? more : [...frames, ...more];
  }
  return frames;
}

/** One table out of many; a key belongs to one box, or stands for the very same thing in several. */
function merged<V>(tables: readonly (Readonly<Record<string, V>> | undefined)[]): Record<string, V> {
  const all: Record<string, V> = {};
  for (const table of tables) {
    for (const [key, value] of Object.entries(table ?? {})) {
      if (Object.hasOwn(all, key) && all[key] !== value) throw new Error(`two boxes bring ${key}`);
      all[key] = value;
    }
  }
  return all;
}

const eligible = (rows: Record<string, RoundRow>, ids: readonly string[]): Record<string, RoundRow> =>
  Object.fromEntries(Object.entries(rows).filter(([, row]) => isEligible(row, ids)));

/** The very same function brought by several boxes counts once. */
function collected(tables: readonly (Adjusters | Reactions | undefined)[]): Record<string, unknown[]> {
  const all: Record<string, unknown[]> = {};
  for (const table of tables) {
    for (const [key, value] of Object.entries(table ?? {})) {
      const list = all[key] ?? [];
      if (!list.includes(value)) list.push(value);
      all[key] = list;
    }
  }
  return all;
}

/** A game of `express`. Throws on a set-up with problems. */
export function expressGame(setup: ExpressSetup): Game<Table, Fact> {
  const problems = expressProblems(setup);
  if (problems[0]) throw new Error(`this set-up cannot be played: ${problems[0].code}`);
  const options = fullOptions(setup);
  const cast = setup.players.flatMap(({ characters }) => characters);
  const rules = compose(setup.boxes, options, cast);
  const laidOut = { ...setup, boxes: withBrought(setup.boxes) };
  const flow = [...setUpSteps(setup)].reverse();
  return gameOf<Table, Fact>({
    rules,
    deal(dice) {
      let table = layOut(laidOut, options, rules, dice);
      for (const box of rules.boxes) if (box.setUp) table = box.setUp(table, dice, rules);
      return { table, flow };
    },
    project: (table, viewer, earlier, open) =>
      projectTable(table, viewer, projectBoxes(rules.boxes, table, viewer, earlier), earlier, open),
    veil: rules.veil,
  });
}

function projectBoxes(
  boxes: readonly Box[],
  table: Table,
  viewer: Parameters<NonNullable<Box['project']>>[1],
  earlier?: Seen<Table>,
): Table['box'] {
  if (table.box === earlier?.table.box) return earlier.seen.box;
  const shown: Record<string, unknown> = {};
  for (const { id, project } of boxes) {
    const kept = table.box[id];
    if (kept === undefined) continue;
    if (!project) shown[id] = kept;
    else shown[id] = earlier && kept === earlier.table.box[id] ? earlier.seen.box[id] : project(kept, viewer);
  }
  return shown;
}
