import { drawLoot, TOKEN_SHEET } from './loot.ts';
import { sheet, sticker } from './paper.ts';
import { drawPerson, PERSON } from './people.ts';

const EDGE = { width: 2.6, colour: '#fff6e2', shadow: 'rgb(40 18 20 / 0.5)', blur: 3 } as const;
const made = new Map<string, string>();

function once(key: string, draw: () => HTMLCanvasElement): string {
  let url = made.get(key);
  if (url === undefined) {
    url = draw().toDataURL();
    made.set(key, url);
  }
  return url;
}

/** A picture of a character's head and shoulders, as a data URL for an `<img>`. `size` is in device pixels. */
export function portrait(character: string, size: number): string {
  return once(`${character} ${size}`, () => {
    // A square window on the upper part of the figure.
    const window = 104;
    const resolution = size / window;
    const person = sticker(
      { width: PERSON.width, height: PERSON.height, resolution },
      (pen) => drawPerson(pen, character),
      EDGE,
    );
    return sheet({ width: size, height: size, resolution: 1 }, (pen) => {
      pen.drawImage(person, -((PERSON.width - window) / 2) * resolution, -4 * resolution);
    });
  });
}

/** A picture of a loot token, as a data URL for an `<img>`. `size` is in device pixels. */
export function lootIcon(kind: string, size: number): string {
  return once(`loot ${kind} ${size}`, () => {
    const room = TOKEN_SHEET.width + 8;
    return sticker(
      { width: room, height: room, resolution: size / room },
      (pen) => {
        pen.translate(4, 3);
        drawLoot(pen, kind);
      },
      EDGE,
    );
  });
}
