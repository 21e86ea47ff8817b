import { type Fact, openGame, type Table } from '@holdup/engine';
import { ErrorCode, NoticeCode } from '@holdup/protocol';
import { describe, expect, test } from '@jest/globals';
import { phraseFact } from '../src/text/fact.ts';
import { fill, humanise } from '../src/text/format.ts';
import { maybe, nameOf, t } from '../src/text/index.ts';
import { cardName, lootName, type Naming, placeName } from '../src/text/naming.ts';
import { phraseOption, phraseQuestion, phraseWaiting } from '../src/text/question.ts';
import { spaces } from '../src/text/train.ts';

const characters = ['ghost', 'doc', 'belle', 'django'];
const game = openGame({
  game: 'express',
  boxes: ['base'],
  options: {},
  players: characters.map((one) => ({ characters: [one] })),
});
const { match, facts } = game.begin('5e'.repeat(32));
const table: Table = game.project(match.table, 0);
const naming: Naming = { table, names: ['Ann', 'Ben', 'Slim', 'Buck'], mySeat: 0 };
const option = (id: string, about = {}) => ({ id, about });

describe('templates', () => {
  test('fill in values and choose the word by the number', () => {
    expect(fill('{name} draws {count} {count:card|cards}', { name: 'Ann', count: 1 })).toBe(
      'Ann draws 1 card',
    );
    expect(fill('{count} {count:card|cards}', { count: 3 })).toBe('3 cards');
  });

  test('choose the form of a verb by who does it', () => {
    const words = '{who} {who:shoots|shoot} {target}.';
    const several = (name: string) => name === 'The Twins';
    expect(fill(words, { who: 'Doc', target: 'the Twins' }, several)).toBe('Doc shoots the Twins.');
    expect(fill(words, { who: 'The Twins', target: 'Doc' }, several)).toBe('The Twins shoot Doc.');
    const punch = (by: string, target: string): Fact => ({ kind: 'punched', by, target });
    expect(phraseFact(punch('twins', 'doc'), naming)?.text).toBe('The Twins punch Doc.');
    expect(phraseFact(punch('doc', 'twins'), naming)?.text).toBe('Doc punches the Twins.');
    expect(t('fact.eliminated.fell', { names: 'Doc and Belle' })).toBe('Doc and Belle are out of the game.');
  });

  test('show a gap, never "undefined"', () => {
    expect(fill('{who} shoots {target}', { who: 'Doc' })).toBe('Doc shoots …');
  });

  test('an unknown id becomes readable', () => {
    expect(humanise('coordinatedPlan')).toBe('Coordinated plan');
    expect(nameOf('round', 'sleepingHorses')).toBe('Sleeping horses');
  });
});

describe('codes', () => {
  test('every code of the server has a sentence', () => {
    for (const code of ErrorCode.options) expect([code, maybe(`error.${code}`)]).not.toContain(null);
    for (const code of NoticeCode.options.filter((one) => one !== 'moved')) {
      expect([code, maybe(`notice.${code}`)]).not.toContain(null);
    }
  });
});

describe('places, cards and loot', () => {
  test('the ends of the train have names, the cars between them numbers', () => {
    expect(placeName('0/inside', 5)).toBe('the locomotive');
    expect(placeName('4/roof', 5)).toBe('the roof of the caboose');
    expect(placeName('2/roof', 5)).toBe('the roof of car 2');
    expect(placeName('2/horse', 5)).toBe('beside car 2');
  });

  test('a card of one of two characters says whose it is', () => {
    expect(cardName('django.shoot')).toBe('Shoot (Django)');
    expect(cardName('changeFloor')).toBe('Change floor');
    expect(cardName('bullet:belle')).toBe('a bullet from Belle');
    expect(cardName('bullet:neutral')).toBe('a neutral bullet');
  });

  test('a purse has a value only for who knows it', () => {
    expect(lootName({ kind: 'purse', value: null })).toBe('a purse');
    expect(lootName({ kind: 'purse', value: 300 })).toBe('a purse of $300');
  });
});

describe('questions', () => {
  test('name who is asked and whom it is about', () => {
    const asked = { kind: 'drop', who: 'tuco', about: { character: 'doc' }, options: [option('drop:jewel')] };
    expect(phraseQuestion(asked, naming)).toBe('Tuco, what does Doc drop?');
  });

  test('scheming tells nobody to play a card he does not have', () => {
    const ask = (...ids: string[]) =>
      phraseQuestion({ kind: 'scheming', options: ids.map((id) => option(id)) }, naming);
    expect(ask('play:move', 'draw')).toBe('Ghost, play a card or draw three.');
    expect(ask('play:move', 'play:move:down', 'draw')).toContain('face down if you like');
    expect(ask('draw')).toContain('nothing but bullets');
    expect(ask('play:move')).toContain('Your deck is empty');
    expect(ask('done')).toContain('neither play nor draw');
  });

  test('who laid no Shoot face down is not told of a shot', () => {
    const ask = (...ids: string[]) =>
      phraseQuestion({ kind: 'cover', options: ids.map((id) => option(id)) }, naming);
    expect(ask('play:doc.loot', 'done')).toContain('cover of the shot');
    expect(ask('done')).toContain('None of your cards can follow');
  });

  test('a kind from a later box is still readable', () => {
    expect(phraseQuestion({ kind: 'chooseHorse', who: 'mei', options: [] }, naming)).toBe(
      'Mei: Choose horse?',
    );
    expect(phraseOption(option('nod:oldLady'), naming)).toBe('Nod old lady');
  });

  test('options say what they do', () => {
    expect(phraseOption(option('play:move:down'), naming)).toBe('Move, face down');
    expect(phraseOption(option('to:3/roof'), naming)).toBe('The roof of car 3');
    expect(phraseOption(option('target:belle'), naming)).toBe('Belle');
    expect(phraseOption(option('draw'), naming)).toBe('Draw 3 cards');
    expect(phraseOption(option('keep:bullet:neutral'), naming)).toBe('a neutral bullet');
    const purse = table.loot.find((one) => one.kind === 'purse' && one.value === null);
    expect(phraseOption(option(`take:#${purse?.id}`, { loot: purse?.id }), naming)).toBe('A purse');
  });

  test('waiting says for whom and for what', () => {
    const asked = (seat: number, kind: string, answered = false) => ({ seat, kind, answered });
    expect(phraseWaiting([asked(1, 'shoot')], naming)).toBe('Doc (Ben) decides: whom to shoot.');
    expect(phraseWaiting([asked(1, 'keep'), asked(2, 'keep', true)], naming)).toContain('Doc (Ben) decides');
    expect(phraseWaiting([asked(1, 'keep'), asked(2, 'keep')], naming)).toBe('Waiting for Doc and Belle.');
    expect(phraseWaiting([], naming)).toBe(t('waiting.none'));
  });
});

describe('who does something', () => {
  const players = ['ghost doc', 'twins', 'belle django', ''].map((line) => ({
    characters: line.split(' ').filter(Boolean),
  }));
  const two: Naming = {
    ...{ names: ['Ann', 'Ben', 'Belle', 'Tom and Jerry'], mySeat: 0 },
    table: { ...table, players } as unknown as Table,
  };
  const asked = (seat: number, who?: string) => [
    { seat, kind: 'move', answered: false, ...(who ? { who } : {}) },
  ];
  const card = (of: string | null, kind: string | null) => ({ id: 0, of, kind, seen: 0 });
  const said = (fact: object) => phraseFact(fact as Fact, two)?.text;

  test('is the character, of two both, and whose card it is where that can be seen', () => {
    expect(said({ kind: 'drew', seat: 0, cards: [card(null, null), card(null, null)] })).toBe(
      'Ghost & Doc draw 2 cards.',
    );
    const played = (of: string | null, kind: string | null, down: boolean) =>
      said({ kind: 'played', seat: 0, card: card(of, kind), down });
    expect(played('doc', 'shoot', false)).toBe('Doc plays Shoot.');
    expect(played('ghost', 'move', true)).toBe('Ghost plays Move face down.');
    expect(played(null, null, true)).toBe('Ghost & Doc play a card face down.');
  });

  test('is nobody else for who did it himself', () => {
    const drew = { kind: 'drew', seat: 0, cards: [card('ghost', 'move'), card('doc', 'punch')] };
    expect(said(drew)).toBe('Ghost & Doc draw Move (Ghost) and Punch (Doc).');
    expect(phraseQuestion({ kind: 'scheming', options: [option('play:move'), option('draw')] }, two)).toBe(
      'Ghost & Doc, play a card or draw three.',
    );
  });

  test('is also the person where one has to be waited for', () => {
    expect(phraseWaiting(asked(0), two)).toBe('Ghost & Doc (Ann) decide: where to go.');
    expect(phraseWaiting(asked(0, 'doc'), two)).toBe('Doc (Ann) decides: where to go.');
    expect(phraseWaiting(asked(1), two)).toBe('The Twins (Ben) decide: where to go.');
    // Whoever bears the name of his bandit is called by it once.
    expect(phraseWaiting(asked(2, 'belle'), two)).toBe('Belle decides: where to go.');
    expect(phraseWaiting(asked(2, 'django'), two)).toBe('Django (Belle) decides: where to go.');
    expect(phraseWaiting([...asked(0), ...asked(2, 'belle')], two)).toBe(
      'Waiting for Ghost & Doc and Belle.',
    );
  });

  test('is the person where he has no character yet', () => {
    expect(phraseWaiting(asked(3), two)).toContain('Tom and Jerry decide');
    expect(said({ kind: 'firstPlayer', seat: 3 })).toContain('Tom and Jerry');
  });
});

describe('the log', () => {
  test('a card played face down keeps its secret', () => {
    const card = { id: 0, of: null, kind: null, seen: 0 };
    const played: Fact = { kind: 'played', seat: 1, card, was: 0, held: 0, down: true, turn: 0 };
    expect(phraseFact(played, naming)?.text).toBe('Doc plays a card face down.');
  });

  test('Misty is not hit by the bullet she plays', () => {
    const card = { id: 0, of: 'ghost', kind: 'bullet', seen: 0 };
    const turned: Fact = { kind: 'turnedOver', index: 0, seat: 1, card, by: 'misty' };
    expect(phraseFact(turned, naming)?.text).toBe('Misty plays a bullet from Ghost for a punch.');
    const own: Fact = { ...turned, card: { ...card, kind: 'shoot' }, by: 'doc' };
    expect(phraseFact(own, naming)?.text).toBe('Doc: Shoot.');
  });

  test('every fact of a whole random game makes a line or is left out on purpose, with no gap in any', () => {
    let now = match;
    const all = [...facts];
    for (let step = 0; now.prompt && step < 5_000; step++) {
      const asked = now.prompt.questions.find((_, i) => now.prompt?.answers[i] === null);
      const chosen = asked?.options[(step * 7) % asked.options.length];
      if (!asked || !chosen) throw new Error('nobody is asked');
      const played = game.play(now, { seat: asked.seat, prompt: now.prompt.id, option: chosen.id });
      if (played.refused) throw new Error(played.refused);
      now = played.match;
      all.push(...played.facts);
    }
    const lines = all.map((fact) => phraseFact(game.veil(fact, 0), naming)?.text ?? '');
    expect(now.table.result).not.toBeNull();
    expect(lines.filter((line) => /…|undefined|null|NaN/.test(line))).toEqual([]);
    expect(lines.filter((line) => line.endsWith('.')).length).toBeGreaterThan(50);
  });
});

describe('the train in words', () => {
  test('reads a car aloud: who, then what lies there', () => {
    const all = spaces(table);
    expect(all).toHaveLength(table.cars.length * 2);
    expect(all[1]?.text).toBe('Locomotive, inside: the Marshal; a strongbox.');
    expect(all.find((one) => one.text.includes('Ghost'))?.text).toMatch(
      /^Car \d(, the caboose)?, inside: Ghost, Belle; /,
    );
    expect(all[0]?.text).toBe('Locomotive, roof: empty.');
  });
});
