import { pack } from './pack.ts';

/** The way to a piece of a sheet, as the key of its line. Each is made once, so that to go it again costs no new text. */
export class Path {
  /** Its packed steps: a name steps into an object, a number into a list. */
  readonly key: string;
  private readonly names = new Map<string, Path>();
  private readonly items: Path[] = [];

  constructor(key: string) {
    this.key = key;
  }

  name(name: string): Path {
    const known = this.names.get(name);
    if (known) return known;
    const next = new Path(this.key + pack(name));
    this.names.set(name, next);
    return next;
  }

  item(at: number): Path {
    this.items[at] ??= new Path(this.key + pack(at));
    return this.items[at];
  }
}

/** Where all of them begin. Tables have few names in them, whatever lies at these: what is kept of ways does not grow for long. */
export const START = new Path('');
