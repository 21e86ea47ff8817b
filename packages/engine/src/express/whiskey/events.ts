import { type Dice, NO_MORE } from '../../kernel/index.ts';
import { takes } from '../base/actions/loot.ts';
import type { Handler } from '../rules.ts';
import { caboose, inside, type Loot, lootAt, marshalAt, onTrain, PUBLIC, type Table } from '../table.ts';

/**
 * A Shot of Whiskey for the Marshal: a flask where he stands is gone; after a normal one he goes a car toward the caboose,
 * after an old one as far as the caboose, car by car. A playable Marshal just takes the flask.
 */
const marshalWhiskey: Handler = (table, _frame, _rules, { dice }) => {
  const flask = flaskOf(table, dice);
  if (!flask) return NO_MORE;
  if (table.characters.marshal) return { facts: [takes(table, 'marshal', flask)] };
  const car = onTrain(marshalAt(table))?.car ?? caboose(table);
  const last = flask.face === 'old' ? caboose(table) : Math.min(car + 1, caboose(table));
  const walk = Array.from({ length: last - car }, (_, i) => inside(car + 1 + i));
  return {
    facts: [{ kind: 'lootPlaced', loot: { ...flask, at: 'off', seen: flask.seen | PUBLIC } }],
    frames: walk.map((to) => ({ kind: 'marshalWalks', to })),
  };
};

/** One of the flasks in the Marshal's space, at random. */
function flaskOf(table: Table, dice: Dice): Loot | undefined {
  const at = marshalAt(table);
  const flasks = at === 'off' ? [] : lootAt(table, at).filter(({ kind }) => kind === 'flask');
  return flasks.length > 1 ? flasks[dice.roll('marshalWhiskey', flasks.length)] : flasks[0];
}

export const eventFrames = { marshalWhiskey } as const;
