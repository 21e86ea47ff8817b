import '@fontsource/source-sans-3/700.css';
import '@fontsource/source-sans-3/800.css';
import type { About, Card, Character, Fact, Loot, Table } from '@holdup/engine';
import { createSound } from './sound/index.ts';
import { createStage } from './stage/index.ts';

/** For development only: the stage with sample tables. `?show=six&round=4&lit=1&play=1`. */
const query = new URLSearchParams(location.search);

const WHO = ['ghost', 'doc', 'tuco', 'cheyenne', 'belle', 'django', 'mei', 'silk', 'misty'];
const CARS = ['locomotive', 'car1', 'restaurant', 'firstClass', 'car4', 'car5', 'baggage'];
const NAMES: Record<string, string> = {
  locomotive: 'Locomotive',
  car1: 'Day Coach',
  restaurant: 'Dining Car',
  firstClass: 'First Class',
  car4: 'Mail Car',
  car5: 'Sleeper',
  baggage: 'Baggage',
};

function characterAt(seat: number, at: string): Character {
  return { seat, at, cylinder: 6, received: 0, receivedNow: 0, cash: 0 };
}

function tableOf(
  places: readonly string[],
  cars: number,
  round: number,
  loot: readonly (readonly [string, string])[],
): Table {
  const characters: Record<string, Character> = {};
  for (const [i, at] of places.entries()) characters[WHO[i] ?? ''] = characterAt(i, at);
  return {
    game: 'express',
    boxes: ['base'],
    options: { edition: 'bigBox' },
    players: places.map((_, i) => ({ characters: [WHO[i] ?? ''], hand: [], deck: [], discard: [] })),
    cars: CARS.slice(0, cars + 1),
    characters,
    pawns: { marshal: '0/inside' },
    loot: loot.map(([kind, at], i): Loot => ({ id: i + 1, kind, value: null, at, seen: 0 })),
    pile: [],
    next: 0,
    neutral: 13,
    roundDeck: [],
    round: {
      number: round,
      card: 'tunnel',
      turns: ['standard'],
      event: null,
      keep: 0,
      phase: 'scheming',
      turn: 0,
    },
    first: 0,
    cardIds: 0,
    result: null,
    box: {},
  };
}

const usual: readonly (readonly [string, string])[] = [
  ['strongbox', '0/inside'],
  ['purse', '1/inside'],
  ['purse', '2/inside'],
  ['purse', '2/inside'],
  ['purse', '2/inside'],
  ['jewel', '3/inside'],
  ['jewel', '3/inside'],
  ['jewel', '3/inside'],
  ['purse', '4/inside'],
  ['jewel', '4/inside'],
  ['purse', '5/inside'],
  ['purse', '5/inside'],
  ['purse', '5/inside'],
  ['jewel', '5/inside'],
  ['purse', '6/inside'],
  ['purse', '6/inside'],
  ['purse', '6/inside'],
  ['purse', '6/inside'],
  ['jewel', '6/inside'],
];
const every = ['purse', 'jewel', 'strongbox', 'mailbag', 'flask:old', 'gold', 'document', 'bag', 'amulet'];

const samples: Record<string, (round: number) => Table> = {
  two: (r) =>
    tableOf(
      ['3/inside', '2/roof'],
      3,
      r,
      usual.filter(([, at]) => Number(at[0]) <= 3),
    ),
  four: (r) =>
    tableOf(
      ['4/inside', '3/inside', '4/roof', '3/roof'],
      4,
      r,
      usual.filter(([, at]) => Number(at[0]) <= 4),
    ),
  six: (r) =>
    tableOf(['6/inside', '5/inside', '6/inside', '5/roof', '3/inside', '3/roof'], 6, r, [
      ...usual,
      ['purse', '5/roof'],
      ['jewel', '3/roof'],
      ['purse', 'held:tuco'],
      ['jewel', 'held:tuco'],
    ]),
  nine: (r) =>
    tableOf(
      ['6/inside', '6/inside', '6/roof', '5/inside', '5/roof', '5/roof', '4/inside', '4/roof', '4/roof'],
      6,
      r,
      usual,
    ),
  crowd: (r) =>
    tableOf(Array(9).fill('5/inside'), 6, r, [
      ...usual,
      ...every.map((k): [string, string] => [k, '5/inside']),
    ]),
  roofs: (r) => tableOf(Array(9).fill('3/roof'), 6, r, usual),
  empty: (r) => ({ ...tableOf([], 4, r, []), pawns: {} }),
  loot: (r) =>
    tableOf(
      ['3/inside'],
      6,
      r,
      every.flatMap((k): [string, string][] => [
        [k, '4/inside'],
        [k, '2/roof'],
        [k, '6/inside'],
        [k, '0/inside'],
      ]),
    ),
};

const card: Card = { id: 1, of: 'belle', kind: 'bullet', seen: 1 };
const loot = (id: number, kind: string, at: string): Loot => ({ id, kind, value: null, at, seen: 0 });
const show: readonly Fact[] = [
  { kind: 'turnedOver', index: 0, seat: 0, card, by: 'ghost' },
  { kind: 'moved', who: 'ghost', from: '6/inside', to: '6/roof', manner: 'climb' },
  { kind: 'moved', who: 'cheyenne', from: '5/roof', to: '2/roof', manner: 'move' },
  { kind: 'shot', by: 'belle', target: 'doc', seat: 1, card },
  { kind: 'lootTaken', who: 'belle', loot: loot(6, 'jewel', 'held:belle') },
  { kind: 'moved', who: 'tuco', from: '6/inside', to: '5/inside', manner: 'move' },
  { kind: 'punched', by: 'tuco', target: 'doc' },
  { kind: 'lootDropped', who: 'doc', loot: loot(90, 'purse', '5/inside'), by: 'tuco' },
  { kind: 'moved', who: 'doc', from: '5/inside', to: '4/inside', manner: 'pushed' },
  { kind: 'moved', who: 'marshal', from: '0/inside', to: '1/inside', manner: 'marshal' },
  { kind: 'moved', who: 'marshal', from: '1/inside', to: '4/inside', manner: 'marshal' },
  { kind: 'bulletTaken', who: 'doc', seat: 1, card },
  { kind: 'moved', who: 'doc', from: '4/inside', to: '4/roof', manner: 'flee' },
  { kind: 'noEffect', who: 'django', action: 'loot', why: 'nothing' },
  { kind: 'eventBegan', event: 'swivelArm' },
  { kind: 'moved', who: 'cheyenne', from: '2/roof', to: '6/roof', manner: 'event' },
  { kind: 'eventBegan', event: 'braking' },
  { kind: 'eventBegan', event: 'rebellion' },
  { kind: 'paid', who: 'belle', amount: 250, why: 'ransom' },
  { kind: 'roundBegan', number: 5, card: { id: null, seen: 1 }, turns: [], event: null, keep: 0 },
];

const litOptions: ReadonlyMap<string, About> = new Map<string, About>([
  ['to:4/inside', { place: '4/inside' }],
  ['to:6/roof', { place: '6/roof' }],
  ['target:belle', { character: 'belle' }],
  ['target:django', { character: 'django' }],
  ['take:10', { loot: 11 }],
  ['take:11', { loot: 14 }],
  ['drop:22', { loot: 22 }],
  ['drop:23', { loot: 23 }],
]);

async function open(): Promise<void> {
  const sound = createSound();
  const stage = await createStage('express', {
    carName: (_, id) => NAMES[id] ?? id,
    sound: (name) => sound.play(name),
  });
  document.getElementById('app')?.append(stage.canvas);
  const covered = JSON.parse(query.get('covered') ?? '{"top":0,"right":0,"bottom":0,"left":0}');
  const fit = () => stage.resize(innerWidth, innerHeight, covered);
  addEventListener('resize', fit);
  fit();
  const round = Number(query.get('round') ?? 4);
  const table = (samples[query.get('show') ?? 'six'] ?? samples.six)?.(round) as Table;
  const lit = query.has('lit') ? litOptions : new Map<string, About>();
  stage.show({
    table,
    mySeat: 0,
    names: [],
    lit,
    question: lit.size ? { kind: 'move', who: 'ghost' } : null,
    turnSeat: 2,
    actingCharacter: null,
  });
  stage.onPick((option) => console.info('picked', option));
  stage.setPace({ speed: (Number(query.get('speed') ?? 1) as 1) || 1, reducedMotion: query.has('calm') });
  Object.assign(window, { stage, table, sound, facts: show });
  if (query.has('play')) {
    const started = performance.now();
    await stage.play(show, table, table, new AbortController().signal);
    console.info(`played ${show.length} facts in ${Math.round(performance.now() - started)} ms`);
    Object.assign(window, { played: true });
  }
}

void open();
