import { z } from 'zod';

/**
 * The grammar of option ids: every Schemin' play and every other answer has a shape of its own. It turns away what is no
 * option at all; whether a well-formed one may be chosen now is membership in the question's list, judged by the engine.
 */
const Word = z.string().regex(/^[a-z][A-Za-z0-9]{0,31}$/);
/** A card: `move`, of one of two characters `django.shoot`. */
const CardName = z.string().regex(/^[a-z][A-Za-z0-9]{0,31}(\.[a-z][A-Za-z0-9]{0,31})?$/);
const Bullet = z.templateLiteral(['bullet:', Word]);
/** `3/roof`, `coach/inside`, `a0/inside`, `cell`, `off`. */
const PlaceName = z.string().regex(/^(a?\d{1,2}|[a-z][A-Za-z]{0,15})(\/(inside|roof))?$/);
/** `jewel`, a face-down token by its id `#7`, a value where the face is open. */
const LootName = z.string().regex(/^(#\d{1,4}|[a-z][A-Za-z]{0,15}(:[A-Za-z0-9]{1,8})?)$/);
const Piece = z.string().regex(/^[a-z][A-Za-z0-9]{0,31}(:[A-Za-z0-9]{1,31})?$/);

/** What a player may do on his turn of Schemin'. */
export const Play = z.discriminatedUnion('verb', [
  z.strictObject({ verb: z.literal('play'), card: z.union([CardName, Bullet]), down: z.boolean() }),
  z.strictObject({ verb: z.literal('draw') }),
  z.strictObject({ verb: z.literal('divert') }),
  z.strictObject({ verb: z.literal('seek') }),
  z.strictObject({ verb: z.literal('drink'), flask: z.enum(['normal', 'old']) }),
  z.strictObject({ verb: z.literal('done') }),
]);
export type Play = z.infer<typeof Play>;

const word = <V extends string>(verb: V) => z.strictObject({ verb: z.literal(verb) });
const named = <V extends string, T extends z.ZodType>(verb: V, value: T) =>
  z.strictObject({ verb: z.literal(verb), value });

/** Every other answer. */
export const Choice = z.discriminatedUnion('verb', [
  named('to', PlaceName),
  named('target', Piece),
  named('drop', LootName),
  named('take', LootName),
  named('keep', z.union([CardName, Bullet])),
  named('discard', Bullet),
  named('character', Word),
  named('left', Word),
  named('hostage', Word),
  named('free', Piece),
  named('give', z.union([LootName, Piece])),
  named('pile', Word),
  named('plan', z.string().regex(/^[a-z][A-Za-z]{0,31}(,[a-z][A-Za-z]{0,31}){0,5}$/)),
  word('ride'),
  word('board'),
  word('yes'),
  word('no'),
  word('done'),
]);
export type Choice = z.infer<typeof Choice>;

/** Questions of Schemin': what they take is a `Play`. */
const SCHEMING = new Set(['scheming', 'cover', 'reflex', 'plus']);

/** The parts of an option id as an answer to a question of this kind; null when it is no such thing. */
export function readOption(question: string, option: string): Play | Choice | null {
  const parsed = SCHEMING.has(question) ? Play.safeParse(playParts(option)) : Choice.safeParse(parts(option));
  return parsed.success ? parsed.data : null;
}

function parts(option: string): object {
  const colon = option.indexOf(':');
  return colon < 0 ? { verb: option } : { verb: option.slice(0, colon), value: option.slice(colon + 1) };
}

const DOWN = ':down';

function playParts(option: string): object {
  if (option.startsWith('play:')) {
    const down = option.endsWith(DOWN);
    return { verb: 'play', card: option.slice('play:'.length, down ? -DOWN.length : undefined), down };
  }
  const [verb, flask, ...more] = option.split(':');
  return verb === 'drink' && more.length === 0 ? { verb, flask } : { verb: option };
}
