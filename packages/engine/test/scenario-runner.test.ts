import { describe, expect, test } from '@jest/globals';
import { runScenario } from '../src/scenario/index.ts';

const players = [{ ann: 'cheyenne' }, { bob: 'doc' }, { cat: 'belle' }, { dan: 'ghost' }];

/** A punch with every kind of answer in it. */
const punch = {
  title: 'a punch',
  players,
  given: {
    at: { cheyenne: '2/inside', doc: '2/inside', belle: '3/roof', ghost: '4/inside', marshal: '0/inside' },
    floor: { '2/inside': ['jewel'] },
    holds: { doc: ['purse:300', 'jewel'] },
    bullets: { doc: ['neutral'] },
    pile: [{ cheyenne: 'punch' }],
  },
  when: [{ cheyenne: 'drop:purse:300' }, { cheyenne: 'no' }, { cheyenne: 'to:1/inside' }],
  then: {},
};

const verdictOf = (change: object) => runScenario({ ...punch, ...change });

/** What a scenario was found to lack, as one line. */
function failureOf(change: object): string {
  const verdict = verdictOf(change);
  if (verdict.kind !== 'failed') return verdict.kind;
  return verdict.differences.map(({ expected, got }) => `${expected} / ${got}`).join('; ');
}

describe('what must be true afterwards', () => {
  test.each([
    ['at', { doc: '3/inside' }, 'at of doc 3/inside / 1/inside'],
    ['at', { marshal: '1/inside' }, 'at of marshal 1/inside / 0/inside'],
    ['floor', { '2/inside': ['jewel'] }, 'floor of 2/inside [jewel] / [jewel, purse:300]'],
    ['floor', {}, 'floor [] / [jewel at 2/inside, purse:300 at 2/inside]'],
    ['holds', { doc: [] }, 'holds of doc [] / [jewel]'],
    ['cylinder', { doc: 5 }, 'cylinder of doc 5 / 6'],
    ['bullets', { doc: [] }, 'bullets of doc [] / [neutral]'],
    ['neutral', 13, 'neutral 13 / 12'],
    ['discard', { ann: ['punch'] }, 'discard of ann [punch] / []'],
    ['first', 'ann', 'first ann / bob'],
    ['round', 2, 'round 2 / 3'],
    ['asked', ['ann'], 'asked [ann] / [bob]'],
    ['over', true, 'over true / false'],
    ['money', { ann: 0 }, 'money of ann 0 / no score yet'],
    ['winners', ['ann'], 'winners [ann] / []'],
    ['gunslinger', ['ann'], 'gunslinger [ann] / []'],
    ['out', ['doc'], 'out [doc] / []'],
  ])('%s is compared', (key, want, difference) => {
    expect(failureOf({ then: { [key]: want } })).toBe(difference);
  });

  test('hands in any order, decks from their top', () => {
    const given = { turns: ['standard'], hand: { ann: ['move', 'loot'] }, deck: { ann: ['punch', 'shoot'] } };
    const told = (then: object) => failureOf({ given, when: [], then });
    expect(told({ hand: { ann: ['loot', 'move'] }, deck: { ann: ['punch'] } })).toBe('passed');
    expect(told({ hand: { ann: ['move'] } })).toBe('hand of ann [move] / [loot, move]');
    expect(told({ deck: { ann: ['shoot'] } })).toBe('deck of ann [shoot] / [punch]');
    expect(told({ deck: { ann: [] } })).toBe('deck of ann [] / [punch, shoot]');
  });

  test('every difference is named', () => {
    expect(failureOf({ then: { round: 2, over: true } })).toBe('round 2 / 3; over true / false');
  });
});

describe('answers', () => {
  const told = (when: object[], then: object = {}) => failureOf({ when, then });
  const rest = punch.when.slice(1);

  test('a forced choice may be written or left out', () => {
    expect(told([{ cheyenne: 'target:doc' }, ...punch.when])).toBe('passed');
    expect(told(punch.when)).toBe('passed');
  });

  test('a forced choice was the only one offered', () => {
    expect(told([{ offers: { ann: ['target:doc'] } }, { ann: 'target:doc' }, ...punch.when])).toBe('passed');
    expect(told([{ offers: { ann: ['target:doc', 'target:belle'] } }])).toContain(
      'ann is offered target:belle',
    );
  });

  test('a forced choice that was another is found out', () => {
    const failure = told([{ cheyenne: 'target:ghost' }, ...punch.when]);
    expect(failure).toContain('step 1: ann may answer target:ghost');
    expect(failure).toContain('ann had no choice but target:doc');
  });

  test('a player stands for his character', () => {
    expect(told([{ ann: 'drop:purse:300' }, { ann: 'no' }, { ann: 'to:1/inside' }])).toBe('passed');
  });

  test('a hidden token is known by its face, its kind or its id', () => {
    for (const spelled of ['purse:300', 'purse'])
      expect(told([{ ann: `drop:${spelled}` }, ...rest])).toBe('passed');
    expect(told([{ ann: 'drop:purse:500' }, ...rest])).toContain('ann may answer drop:purse:500');
  });

  test('offers are the whole list, hidden faces by kind', () => {
    expect(told([{ offers: { ann: ['drop:jewel', 'drop:purse'] } }, ...punch.when])).toBe('passed');
    expect(told([{ offers: { ann: ['drop:purse'] } }, ...punch.when])).toBe(
      'step 1: ann is offered drop:purse / ann had no choice but target:doc; ann is asked drop:jewel, drop:purse',
    );
    expect(told([{ offers: { bob: ['draw'] } }])).toBe(
      'step 1: bob is offered draw / ann had no choice but target:doc; ann is asked drop:jewel, drop:purse',
    );
  });

  test('what is offered is not refused', () => {
    expect(told([{ refused: { ann: 'drop:purse' } }])).toBe(
      'step 1: ann is refused drop:purse / it is played',
    );
    expect(told([{ refused: { ann: 'draw', bob: 'drop:purse' } }, ...punch.when])).toBe('passed');
  });

  test('a deadline plays the fallback', () => {
    const dropped = punch.when.slice(0, 1);
    expect(told([...dropped, { timeout: 'ann' }, { ann: 'to:1/inside' }], { holds: { cheyenne: [] } })).toBe(
      'passed',
    );
    expect(told([{ timeout: 'bob' }])).toContain('step 1: bob is asked');
  });

  test('a token that is drawn at random may be written too, and must be the one', () => {
    const boxes = ['base', 'couriers'];
    const given = { floor: { '3/inside': ['jewel'] } };
    const robbing = (pile: object[], when: object[]) =>
      failureOf({ boxes, given: { ...given, pile }, when, then: {} });
    const own = [{ doc: 'loot' }];
    expect(robbing(own, [{ doc: 'take:jewel' }])).toBe('passed');
    expect(robbing(own, [])).toBe('passed');
    expect(robbing(own, [{ doc: 'take:purse' }])).toContain('had no choice but take:jewel');
    const nudged = [{ cheyenne: 'target:belle' }, { cheyenne: 'give:loot' }];
    expect(robbing([{ cheyenne: 'nudge' }], [...nudged, { belle: 'take:jewel' }])).toBe('passed');
    expect(robbing([{ cheyenne: 'nudge' }], [...nudged, { belle: 'take:purse' }])).toContain(
      'may answer take:purse',
    );
  });

  test('a step too many fails, and says who is asked', () => {
    expect(told([...punch.when, { ann: 'done' }])).toContain('bob is asked');
    expect(told([...punch.when, { cat: 'done' }])).toContain('step 4: cat may answer done');
  });
});

test('a key with nothing behind it counts as absent, and base is always played', () => {
  const left = { rule: null, game: null, options: null, seed: null };
  expect(verdictOf({ ...left, boxes: null }).kind).toBe('passed');
  expect(verdictOf({ ...left, boxes: ['horses'] }).kind).toBe('passed');
});

describe('what does not fit the format', () => {
  test.each([
    [[], '', 'a map'],
    [{ players }, 'title', 'what the scenario shows'],
    [{ title: 'none' }, 'players', 'a list of name: character'],
    [{ ...punch, plot: 1 }, 'plot', 'one of the keys title'],
    [{ ...punch, game: 'poker' }, 'game', 'one of express, super'],
    [{ ...punch, boxes: ['base', 'none'] }, 'boxes', 'one of base, prison, marshal, horses, '],
    [{ ...punch, options: { speed: 1 } }, 'options.speed', 'an option of this game'],
    [
      { ...punch, options: { teams: true }, players: players.slice(1), when: [] },
      'players.0',
      '2 characters',
    ],
    [{ ...punch, players: [{ ann: 'doc' }], when: [] }, 'players', '2 to 9 players'],
    [{ ...punch, players: [{ ann: 'marshal' }, ...players.slice(1)], when: [] }, 'players.0', 'one of ghost'],
    [{ ...punch, boxes: ['couriers', 'horses'] }, 'boxes', 'nothing that does not go with couriers'],
    [{ ...punch, players: [{ ann: 'doc' }, { ann: 'belle' }] }, 'players', 'every player once'],
    [{ ...punch, players: ['ann'] }, 'players.0', 'a map'],
    [{ ...punch, given: { moon: 1 } }, 'given.moon', 'one of the keys'],
    [{ ...punch, given: { at: { bele: '1/roof' } } }, 'given.at.bele', 'one of cheyenne'],
    [{ ...punch, given: { at: { belle: 'cell' } } }, 'given.at.belle', 'boxes with prison'],
    [{ ...punch, given: { floor: { 'coach/roof': [] } } }, 'given.floor.coach/roof', 'boxes with stagecoach'],
    [{ ...punch, then: { floor: { 'a2/roof': [] } } }, 'then.floor.a2/roof', 'boxes with couriers'],
    [{ ...punch, boxes: ['prison'], given: { prisoners: ['bob'] } }, 'given.prisoners.0', 'one of ghost'],
    [
      { ...punch, boxes: ['horses'], given: { at: { 'horse:1': '2/inside' } } },
      'given.at.horse:1',
      'such as 2/horse',
    ],
    [
      { ...punch, boxes: ['stagecoach'], given: { at: { coach: 'coach/roof' } } },
      'given.at.coach',
      'such as 1/coach',
    ],
    [{ ...punch, boxes: ['horses'], given: { at: { doc: '2/horse' } } }, 'given.at.doc', 'such as 2/inside'],
    [{ ...punch, given: { heldPrisoner: { doc: 'mei' } } }, 'given.heldPrisoner', 'boxes with prison'],
    [{ ...punch, given: { hostage: { doc: 'banker' } } }, 'given.hostage', 'boxes with stagecoach'],
    [{ ...punch, given: { wanted: { doc: 'captured' } } }, 'given.wanted', 'somebody to play the Marshal'],
    [{ ...punch, given: { team: { ann: 'red' } } }, 'given.team', 'boxes with couriers, or teams of two'],
    [
      { ...punch, options: { teams: true }, given: { team: { ann: 'red', cat: 'red' } } },
      'given.team',
      'one colour for the two neighbours',
    ],
    [{ ...punch, options: { pickRounds: ['braking'] } }, 'options.pickRounds.rounds', '7 different ids'],
    [{ ...punch, then: { money: { ann: 'much' } } }, 'then.money.ann', 'a whole number'],
    [{ ...punch, given: { at: { belle: 'roof' } } }, 'given.at.belle', 'a place such as'],
    [{ ...punch, given: { at: { belle: '5/roof' } } }, 'given.at.belle', 'a place on a train of 4 cars'],
    [{ ...punch, given: { floor: { '9/roof': [] } } }, 'given.floor.9/roof', 'a place on a train'],
    [{ ...punch, given: { holds: { doc: ['purse'] } } }, 'given.holds.doc.0', 'a token'],
    [{ ...punch, given: { holds: { doc: ['gold'] } } }, 'given.holds.doc.0', 'a token'],
    [{ ...punch, given: { cylinder: { doc: -1 } } }, 'given.cylinder.doc', 'a whole number'],
    [{ ...punch, given: { hand: { ann: ['dance'] } } }, 'given.hand.ann.0', 'an action'],
    [{ ...punch, given: { hand: { ann: ['doc.move'] } } }, 'given.hand.ann.0', 'CHARACTER.ACTION'],
    [{ ...punch, given: { deck: { ann: ['bullet:tuco'] } } }, 'given.deck.ann.0', 'a bullet of'],
    [{ ...punch, given: { pile: [{ doc: 'move', belle: 'move' }] } }, 'given.pile.0', 'a single name: value'],
    [{ ...punch, given: { pile: [{ doc: 'bullet:doc' }] } }, 'given.pile.0', 'an action'],
    [{ ...punch, given: { pile: [{ professor: 'plot' }] } }, 'given.pile.0', 'whom the Professor joins'],
    [{ ...punch, given: { deck: { professor: [] } } }, 'given.deck.professor', 'whom the Professor joins'],
    [{ ...punch, given: { cylinder: { professor: 1 } } }, 'given.cylinder.professor', 'couriers and an odd'],
    [{ ...punch, then: { first: 'professor' } }, 'then.first', 'a player'],
    [{ ...punch, given: { turns: ['turmoil'] } }, 'given.turns.0', 'one of standard'],
    [{ ...punch, given: { event: 'picnic' } }, 'given.event', 'one of angryMarshal'],
    [{ ...punch, given: { round: 6 } }, 'given.round', 'a whole number from 1 to 5'],
    [{ ...punch, given: { end: 'yes' } }, 'given.end', 'true or false'],
    [{ ...punch, given: { end: true, pile: [] } }, 'given.end', 'no turns and no pile'],
    [{ ...punch, when: [{ eve: 'draw' }] }, 'when.0.eve', 'a character'],
    [{ ...punch, when: [{ ann: ['draw'] }] }, 'when.0.ann', 'text'],
    [{ ...punch, when: { ann: 'draw' } }, 'when', 'a list'],
    [{ ...punch, then: { first: 'eve' } }, 'then.first', 'a player'],
    [{ ...punch, then: { at: { nobody: '1/roof' } } }, 'then.at.nobody', 'one of'],
    [{ ...punch, then: { weather: 'fine' } }, 'then.weather', 'one of the keys'],
  ])('%#: is named by its key', (parsed, key, expected) => {
    const verdict = runScenario(parsed);
    expect(verdict.kind).toBe('misfit');
    if (verdict.kind !== 'misfit') return;
    expect(verdict.misfit.key).toBe(key);
    expect(verdict.misfit.expected).toContain(expected);
  });
});

test('picked round cards may be written as one list, teams of two as colours', () => {
  const rounds = ['angryMarshal', 'swivelArm', 'braking', 'takeItAll', 'rebellion', 'tunnel', 'bridge'];
  const stations = ['marshalsRevenge', 'pickpocketing', 'hostageConductor'];
  const picking = (pickRounds: unknown) => verdictOf({ options: { pickRounds } }).kind;
  expect(picking({ rounds, stations })).toBe('passed');
  expect(picking([...stations, ...rounds])).toBe('passed');
  const team = { ann: 'red', bob: 'red', cat: 'blue', dan: 'blue' };
  expect(verdictOf({ options: { teams: true }, given: { ...punch.given, team } }).kind).toBe('passed');
});

describe('a position', () => {
  const end = (given: object, then: object) =>
    failureOf({ given: { pile: [{ cheyenne: 'move' }], ...given }, when: [], then });
  const at = { cheyenne: '2/inside' };

  test('without a word of it is the game as set up', () => {
    expect(failureOf({ given: undefined, when: [], then: { round: 1, first: 'ann', asked: ['ann'] } })).toBe(
      'passed',
    );
  });

  test('keeps what it does not name as set up', () => {
    expect(end({ at }, { holds: { doc: ['purse:250'] }, floor: { '0/inside': ['strongbox'] } })).toBe(
      'passed',
    );
    expect(end({ at, floor: {} }, { floor: {}, holds: { doc: ['purse:250'] } })).toBe('passed');
    expect(end({ at, holds: {} }, { holds: { doc: [] }, floor: { '0/inside': ['strongbox'] } })).toBe(
      'passed',
    );
  });

  test('makes the tokens it names, however many', () => {
    const floor = { '1/roof': ['strongbox', 'strongbox', 'strongbox', 'purse:777'] };
    expect(end({ at, floor }, { floor })).toBe('passed');
  });

  test('leaves the second strongbox for Take It All!', () => {
    const given = { event: 'takeItAll', pile: [], floor: { '1/roof': ['strongbox'] } };
    const floor = { '1/roof': ['strongbox'], '0/inside': ['strongbox'] };
    expect(end(given, { floor })).toBe('passed');
  });

  test('has as many cars as it says, empty ones', () => {
    const given = { cars: 7, at: { cheyenne: '7/inside' } };
    const then = { at: { cheyenne: '6/inside' }, floor: { '2/inside': [], '0/inside': ['strongbox'] } };
    expect(end({ ...given, pile: [{ cheyenne: 'move' }] }, then)).toBe('passed');
    expect(end({ cars: 2, pile: [] }, { at: { belle: '2/inside', cheyenne: '2/inside' } })).toBe('passed');
  });

  test('counts bullets received off cylinders and supply', () => {
    const bullets = { doc: ['belle', 'belle', 'neutral'], ghost: ['doc'] };
    const then = { cylinder: { belle: 4, doc: 5, ghost: 6 }, neutral: 12, bullets };
    expect(end({ at, bullets }, then)).toBe('passed');
    expect(
      end(
        { at, bullets, neutral: 3, cylinder: { belle: 1 } },
        { cylinder: { belle: 1, doc: 5 }, neutral: 3 },
      ),
    ).toBe('passed');
  });

  test('takes none off for a bullet that only a hand or deck has', () => {
    const given = { at, hand: { ann: ['bullet:belle'] }, deck: { ann: ['bullet:neutral'] } };
    const then = { cylinder: { belle: 6 }, neutral: 13, bullets: { cheyenne: ['belle', 'neutral'] } };
    expect(end(given, then)).toBe('passed');
  });

  test('puts all cards in the decks outside of Schemin’, bullets with them', () => {
    expect(
      end({ at, bullets: { cheyenne: ['doc'] } }, { hand: { ann: [] }, bullets: { cheyenne: ['doc'] } }),
    ).toBe('passed');
  });

  test('gives a named player exactly the named cards', () => {
    const given = { turns: ['standard'], pile: undefined, hand: { ann: ['bullet:doc', 'move'] } };
    const then = { hand: { ann: ['move', 'bullet:doc'] }, deck: { ann: [] }, bullets: { cheyenne: ['doc'] } };
    expect(failureOf({ given: { turns: ['standard'], hand: given.hand }, when: [], then })).toBe('passed');
  });
});

describe('a train of super', () => {
  const train = {
    title: 'super',
    game: 'super',
    players: [{ ann: 'belle' }, { bob: 'doc' }, { cat: 'tuco' }],
    given: {
      wagons: 3,
      train: { '1/inside': ['belle front', 'doc rear down'], '2/roof': ['tuco front'] },
      plans: { tuco: ['flip'] },
    },
  };

  test('is compared place by place, in order', () => {
    const passes = { '1/inside': ['belle', 'doc rear down'], '2/roof': ['tuco rear'], '0/roof': [] };
    expect(runScenario({ ...train, then: { train: passes } })).toMatchObject({ kind: 'passed' });
    for (const fails of [['doc', 'belle'], ['belle'], ['belle', 'doc rear'], ['belle rear', 'doc']]) {
      expect(runScenario({ ...train, then: { train: { '1/inside': fails } } })).toMatchObject({
        kind: 'failed',
      });
    }
  });

  test.each([
    [{ train: { '4/roof': ['belle front'] } }, 'given.train.4/roof'],
    [{ train: { '1/roof': ['belle'] } }, 'given.train.1/roof'],
    [{ train: { '1/roof': ['belle front'], '2/roof': ['belle rear'] } }, 'given.train.2/roof'],
    [{ train: { '1/roof': ['belle down'] } }, 'given.train.1/roof.0'],
    [{ plans: { belle: ['horse'] } }, 'given.plans.belle.0'],
    [{ wagons: 9 }, 'given.wagons'],
    [{ floor: {} }, 'given.floor'],
  ])('that does not fit is named by its key: %j', (given, key) => {
    expect(runScenario({ ...train, given: { ...train.given, ...given } })).toMatchObject({
      kind: 'misfit',
      misfit: { key },
    });
  });

  test('has loot under as many cars as it says, and none that is won already', () => {
    const given = { ...train.given, wagons: 6, loot: { tuco: [301, 312] } };
    const seven = { kind: 'failed', differences: [{ got: expect.stringMatching(/^(?!.*(301|312)).*$/) }] };
    expect(runScenario({ ...train, given, then: { wagons: [1, 2, 3, 4, 5, 6] } })).toMatchObject(seven);
  });
});
