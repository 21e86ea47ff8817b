import { boxWords } from '../boxes/en.ts';
import { superGame } from '../super/text/en.ts';
import { boxes } from './en/boxes.ts';
import { errors } from './en/errors.ts';
import { facts } from './en/facts.ts';
import { guide } from './en/guide.ts';
import { names } from './en/names.ts';
import { pages } from './en/pages.ts';
import { people } from './en/people.ts';
import { player } from './en/player.ts';
import { questions } from './en/questions.ts';
import { replay } from './en/replay.ts';
import { ui } from './en/ui.ts';
import { verify } from './en/verify.ts';

/** Every sentence of the client in English. Another language is another object with the same keys. */
export const en = {
  ...ui,
  ...pages,
  ...names,
  ...boxes,
  ...boxWords,
  ...questions,
  ...facts,
  ...guide,
  ...people,
  ...player,
  ...replay,
  ...verify,
  ...errors,
  ...superGame,
} as const;
