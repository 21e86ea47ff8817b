import { z } from 'zod';

const utf8 = new TextEncoder();
/** Synced strings stay under 200 bytes of UTF-8: schema's length prefix misbehaves at 255. */
const SYNCED_BYTES = 180;

/**
 * What cannot be seen, turns the text around it, or is no text: control and format characters, blanks that are not white
 * space, halves of surrogate pairs (which would upset everybody's state: they have no bytes), and towers of marks.
 */
const UNSEEN =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]|\p{M}{6,}/u;

/** Invisible characters where writing needs them: inside one emoji, and between letters of Arabic and Indic scripts. */
const JOINING =
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})\ufe0f|(?<=[\d#*])\ufe0f(?=\u20e3)|(?<=\u{1f3f4})[\u{e0061}-\u{e007a}]{2,6}\u{e007f}|(?<=\p{Script=Arabic})\u200c(?=\p{Script=Arabic})|(?<=\p{Mn})[\u200c\u200d](?=\p{L})/gu;

/** One line of a person's text: blanks tidied, nothing invisible. `most` is in UTF-16 units. */
export const line = (most: number, bytes = SYNCED_BYTES) =>
  z
    .string()
    .max(most * 4)
    .transform((text) => text.normalize('NFC').replace(/\s+/gu, ' ').trim())
    .refine((text) => text.length >= 1 && text.length <= most && utf8.encode(text).length <= bytes)
    .refine((text) => !UNSEEN.test(text.replace(JOINING, '')));
