import type { Card, Loot, Option, Played, Question, Table } from '@holdup/engine';
import type { ClientView } from '@holdup/protocol';
import { describe, expect, test } from '@jest/globals';
import { paint } from '../src/art/look.ts';
import { saidByBoxes } from '../src/boxes/index.ts';
import { cardHelp } from '../src/hud/hand.ts';
import { answerByNumber, clicked, inSight, keysOf } from '../src/hud/hud.ts';
import { countedLoot, hasAnswered } from '../src/hud/others.ts';
import { emptyWord, ownerOf, piece, turnedOver } from '../src/hud/pile.ts';
import { askedOf } from '../src/hud/questionBar.ts';
import { unseenLines } from '../src/store/chat.ts';
import { maybe } from '../src/text/index.ts';

test('a double click answers one question, or confirms', () => {
  const chosen: string[] = [];
  const hud = (armed: string | null) => ({ armed, choose: (option: string) => chosen.push(option) });
  const draw: Option = { id: 'draw', about: {} };
  clicked(hud(null), draw)({ detail: 1 });
  // The next question offers the same in the same place.
  clicked(hud(null), draw)({ detail: 2 });
  expect(chosen).toEqual(['draw']);
  clicked(hud('draw'), draw)({ detail: 2 });
  // By keyboard a button is clicked without a pointer.
  clicked(hud(null), draw)({ detail: 0 });
  expect(chosen).toEqual(['draw', 'draw', 'draw']);
});

test('lines of the chat that were missed are those of others, not muted, since it was last in sight', () => {
  const line = (id: number, seat: number | null, by: string) => ({
    id,
    seat,
    by,
    name: by,
    text: '…',
    at: 0,
  });
  const chat = [
    line(1, 1, 'bob'),
    line(2, 0, 'ann'),
    line(3, 1, 'bob'),
    line(4, 2, 'eve'),
    line(5, null, 'cid'),
  ];
  const muted = [{ by: 'eve', name: 'Eve', seat: 2 }];
  const missed = (mySeat: number | null, seen: number, chatBefore: number | null = 0) =>
    unseenLines({ chat, chatBefore, muted }, mySeat, seen);
  expect(missed(0, 0)).toBe(3);
  expect(missed(null, 0)).toBe(4);
  expect(missed(0, 1)).toBe(2);
  expect(missed(0, 0, 3)).toBe(1);
  expect(missed(0, 5, 3)).toBe(0);
});

describe('the number keys', () => {
  const card = (id: number, kind: string): Card => ({ id, of: 'doc', kind, seen: 1 });
  const hand = [card(3, 'punch'), card(1, 'move'), card(2, 'bullet'), card(4, 'move')];
  const purse = (id: number, value: number | null = null): Loot => ({
    ...{ id, kind: 'purse', value, at: '1/inside', seen: value === null ? 0 : 1 },
  });
  const table = {
    players: [{ hand }],
    loot: [purse(7), purse(8), purse(9, 300)],
    box: {},
  } as unknown as Table;
  const about = (id: string, more: Option['about'] = {}): Option => ({ id, about: more });
  const hudOf = (choices: readonly Option[], chosen: string[] = []) => ({
    ...{ choices, hands: table, live: table, mySeat: 0 },
    choose: (option: string) => void chosen.push(option),
  });

  test('count the answers that are seen, and each chooses the one that bears its number', () => {
    const choices = [
      about('done'),
      about('take:#7', { loot: 7 }),
      about('take:#8', { loot: 8 }),
      about('take:#9', { loot: 9 }),
      about('play:punch', { card: 3 }),
      about('play:move', { card: 1 }),
    ];
    const seen = ['play:move', 'play:punch', 'done', 'take:#7', 'take:#9'];
    expect(inSight(hudOf(choices)).map(({ id }) => id)).toEqual(seen);
    const keys = keysOf(hudOf(choices));
    // One of two like purses has no button, so that it takes no number either.
    expect(choices.map((option) => keys.get(option))).toEqual([3, 4, undefined, 5, 2, 1]);
    const chosen: string[] = [];
    for (const key of ['1', '2', '3', '4', '5']) answerByNumber(key, hudOf(choices, chosen))?.();
    expect(chosen).toEqual(seen);
    expect(answerByNumber('6', hudOf(choices))).toBeNull();
  });

  test('end at nine', () => {
    const many = Array.from({ length: 11 }, (_, i) => about(`to:${i}/roof`));
    expect([...keysOf(hudOf(many))]).toEqual(many.slice(0, 9).map((option, i) => [option, i + 1]));
  });
});

test('a bullet in hand is of no use but to Misty', () => {
  const bullet: Card = { id: 1, of: 'doc', kind: 'bullet', seen: 1 };
  expect(cardHelp(bullet, ['ghost', 'doc'])).toContain('cannot be played');
  expect(cardHelp(bullet, ['ghost', 'misty'])).toContain('count as punches');
});

test('where several are asked at once, it shows who has answered while others have not', () => {
  const asked = (...answers: boolean[]) => ({
    prompt: {
      ...{ id: 1, question: null, answer: null },
      asked: answers.map((answered, seat) => ({ seat, kind: 'scheming', who: null, answered })),
    },
  });
  const marked = (...answers: boolean[]) => [0, 1, 2].filter((seat) => hasAnswered(asked(...answers), seat));
  expect(marked(true, false, true)).toEqual([0, 2]);
  expect(marked(false, false, false)).toEqual([]);
  expect(marked(true)).toEqual([]);
  expect(hasAnswered({ prompt: null }, 0)).toBe(false);
});

describe('a card of the plan', () => {
  const players = [['misty'], ['ghost'], ['doc', 'misty'], ['belle', 'tuco']].map((characters) => ({
    characters,
  }));
  const table = { players, game: 'express' } as unknown as Table;
  const played = (seat: number, of: string | null, kind: string | null): Played =>
    ({ seat, turn: 0, down: false, card: { id: 1, of, kind, seen: 0 } }) as Played;

  test('is its character’s; a bullet is hers who has played it', () => {
    expect(ownerOf(table, played(0, 'ghost', 'bullet'))).toBe('misty');
    expect(ownerOf(table, played(0, 'neutral', 'bullet'))).toBe('misty');
    expect(ownerOf(table, played(2, 'ghost', 'bullet'))).toBe('misty');
    expect(ownerOf(table, played(2, 'doc', 'punch'))).toBe('doc');
    expect(ownerOf(table, played(1, null, null))).toBe('ghost');
    expect(ownerOf(table, played(3, null, null))).toBeNull();
  });

  test('bears the letter of its owner and says whose it is', () => {
    const naming = { table, names: ['Ann', 'Ben', 'Cid', 'Dan'], mySeat: 1 };
    const drawn = JSON.stringify(piece({ table, naming }, played(0, 'ghost', 'bullet'), null).values);
    expect(drawn).toContain(JSON.stringify(paint('misty')));
    expect(drawn).not.toContain(JSON.stringify(paint('ghost')));
    expect(drawn).toContain('Misty, a bullet from Ghost');
  });
});

test('loot of the boxes is spoken of in the form that goes with its number', () => {
  for (const kind of saidByBoxes(({ loot }) => loot)) {
    expect(countedLoot(kind, 1)).not.toMatch(/s$/);
    expect(countedLoot(kind, 2)).toMatch(/s$/);
  }
  expect(maybe('professor.deck', { count: 1 })).toBe('card in his deck');
  expect(maybe('super.others.toCome', { count: 1 })).toBe('card to come');
  expect(maybe('teams.riches.of', { team: 'A', amount: '$500', closed: 2 })).toContain('2 tokens closed');
});

test('who is said to be asked next is oneself, though what is seen is still another’s turn', () => {
  const table = { players: [{ characters: ['silk'] }, { characters: ['cheyenne'] }] } as unknown as Table;
  const mine = { kind: 'move', options: [] } as unknown as Question;
  const prompt = { id: 1, question: mine, answer: null };
  const asked = [{ seat: 1, kind: 'punch', who: 'cheyenne', answered: false }];
  const view = { seat: 0, prompt: { ...prompt, asked } } as unknown as ClientView;
  expect(askedOf({ asked: null, coming: true, view, table })).toBe('silk');
  expect(askedOf({ asked: null, coming: false, view, table })).toBe('cheyenne');
  expect(askedOf({ asked: { ...mine, who: 'silk' }, coming: false, view, table })).toBe('silk');
});

test('an empty plan is still to be made, or has been carried out', () => {
  const word = (phase: string | null) =>
    emptyWord({ round: phase === null ? null : ({ phase } as Table['round']) });
  expect([null, 'scheming'].map(word)).toEqual(['No card played yet', 'No card played yet']);
  expect(['stealing', 'event', 'ended'].map(word)).toEqual(Array(3).fill('All cards are carried out'));
});

describe('the plan in Stealin’', () => {
  const card = { kind: 'loot', of: null, id: null };
  const told = (index: number, round: number) =>
    ({ round, fact: { kind: 'turnedOver', index, card } }) as unknown as Parameters<
      typeof turnedOver
    >[0][number];
  const round = { number: 2 } as Table['round'];

  test('goes card by card with what is told, though the table moves only when the picture stands still', () => {
    expect(turnedOver([told(0, 2), told(1, 2), told(2, 2)], { next: 1, round })).toBe(3);
    expect(turnedOver([told(0, 2)], { next: 4, round })).toBe(4);
  });

  test('does not take over the cards of an earlier round', () => {
    expect(turnedOver([told(7, 1)], { next: 1, round })).toBe(1);
    expect(turnedOver([], { next: 0, round })).toBe(0);
  });
});
