import type { AnyTable, Table } from '@holdup/engine';
import { html, nothing, type TemplateResult } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { change } from '../store/settings.ts';
import { maybe, t } from '../text/index.ts';
import { type Box, placeOf, type Shown } from './coachPlace.ts';
import type { Hud } from './hud.ts';

/** A hint, what it speaks of, and when that is on the screen. */
export interface Mark<T extends AnyTable = Table> {
  readonly mark: string;
  readonly about: About;
  /** What comes after it waits until it has been read: hints that take turns would be read by nobody. */
  readonly first?: true;
  due(hud: Hud<T>): boolean;
}

/** In the order in which they are worth knowing. */
export const marks: readonly Mark[] = [
  { mark: 'question', about: 'question', first: true, due: (hud) => hud.asked !== null },
  { mark: 'two', about: 'question', due: (hud) => hud.asked !== null && leadsTwo(hud) },
  { mark: 'hand', about: 'hand', first: true, due: (hud) => hud.asked?.kind === 'scheming' },
  { mark: 'round', about: 'round', first: true, due: (hud) => hud.asked?.kind === 'scheming' },
  { mark: 'train', about: 'train', due: (hud) => hud.table.round !== null },
  { mark: 'pile', about: 'pile', due: (hud) => hud.table.pile.length > 1 },
  { mark: 'tunnel', about: 'question', due: (hud) => turnKind(hud) === 'tunnel' && hud.asked !== null },
  { mark: 'stealing', about: 'pile', due: (hud) => hud.table.round?.phase === 'stealing' },
  { mark: 'bullet', about: 'hand', due: (hud) => holdsBullet(hud) },
];

const turnKind = ({ table }: Hud): string | undefined => table.round?.turns[table.round.turn];

const leadsTwo = ({ table, mySeat }: Hud): boolean =>
  mySeat !== null && (table.players[mySeat]?.characters.length ?? 0) > 1;

const holdsBullet = ({ hands, mySeat }: Hud): boolean =>
  mySeat !== null && (hands.players[mySeat]?.hand.some((card) => card.kind === 'bullet') ?? false);

/** The hint to be read now; null: none is due, or one that comes first is still to come. */
export function nextMark<T extends AnyTable>(
  hud: Hud<T>,
  marks: readonly Mark<T>[],
  seen: readonly string[],
): Mark<T> | null {
  const next = marks.find(({ mark, first, due }) => !seen.includes(mark) && (first || due(hud)));
  return next?.due(hud) ? next : null;
}

/** One hint at a time for who plays for the first time; can be ended for good. */
export function coach<T extends AnyTable>(
  hud: Hud<T>,
  marks: readonly Mark<T>[],
): TemplateResult | typeof nothing {
  const { coach: seen } = hud.settings;
  if (seen === 'off' || hud.mySeat === null || hud.lobby.phase === 'over') return nothing;
  const next = nextMark(hud, marks, seen);
  if (!next) return nothing;
  return html`<aside class="coach" data-about=${next.about} role="note" ${ref((element) => void (element && place(element as HTMLElement, next.about)))}>
    <p>${maybe(`coach.${next.mark}`)}</p>
    <div>
      <button class="plain" type="button" @click=${() => change({ coach: 'off' })}>${t('coach.off')}</button>
      <button class="small" type="button" @click=${() => change({ coach: [...seen, next.mark] })}>${t('coach.next')}</button>
    </div>
  </aside>`;
}

type About = 'question' | 'hand' | 'round' | 'train' | 'pile';

/** What one holds, without the room beside it. */
const CARDS = '.hand-cards, .plan-desk';

/** What is better not covered, by how much it is needed. */
const NEEDED: readonly (readonly [selector: string, weight: number])[] = [
  ['#question', 10],
  ['.hand-cards, .plan-cards, .plan-desk', 10],
  ['.banner, .behind p', 10],
  ['.ticker', 6],
  ['#pile', 6],
  ['#round', 4],
  ['.menu', 4],
  ['.side.column', 4],
  ['#others li', 3],
  ['#loot', 2],
  ['.counts', 2],
];
const TRAIN_WEIGHT = 5;
/** Whoever sees but a part of the train needs all of it, and more than the sky above the roofs. */
const MAP_WEIGHT = 16;

let mapBox: () => Box | null = () => null;

/** The stage says where its mini-map lies, of which the page knows nothing else. */
export function keepClearOf(map: (() => Box | null) | null): void {
  mapBox = map ?? (() => null);
}

/** Of the height that the panels leave free, with who stands on the roofs: over the train is sky, below it ground. */
const TRAIN = { from: 0.3, cars: 0.48, to: 0.86 } as const;

/** Puts the hint where it hides nothing of what it speaks of. */
function place(hint: HTMLElement, about: About): void {
  // Once everything that is drawn with it is in its place.
  queueMicrotask(() => {
    if (!hint.isConnected) return;
    const train = trainBox(TRAIN.from);
    const at =
      about === 'train'
        ? trainBox(TRAIN.cars)
        : ((about === 'hand' ? boxOf(CARDS) : null) ?? boxOf(`#${about}`));
    const shown = NEEDED.flatMap(([selector, weight]) =>
      [...document.querySelectorAll(selector)].map(
        (one): Shown => ({ box: one.getBoundingClientRect(), weight }),
      ),
    );
    const { offsetWidth: width, offsetHeight: height } = hint;
    const { innerWidth, innerHeight } = window;
    const { x, y, arrow } = placeOf({ width, height }, at ?? train, [...shown, ...onStage(train)], {
      width: innerWidth,
      height: innerHeight,
    });
    hint.style.left = `${x}px`;
    hint.style.top = `${y}px`;
    hint.dataset.arrow = arrow?.edge ?? 'none';
    hint.style.setProperty('--along', `${arrow?.along ?? 0}px`);
  });
}

/** What is drawn on the stage, and better not covered. */
export function onStage(train: Box): Shown[] {
  const map = mapBox();
  return [{ box: train, weight: TRAIN_WEIGHT }, ...(map ? [{ box: map, weight: MAP_WEIGHT }] : [])];
}

const boxOf = (selector: string): Box | null =>
  document.querySelector(selector)?.getBoundingClientRect() ?? null;

/** From this share of the free height on. */
function trainBox(from: number): Box {
  const top = Math.max(...['.band-top', '#others'].map((one) => bottomOf(one)));
  const bottom = boxOf('.band-bottom')?.y ?? window.innerHeight;
  const free = Math.max(0, bottom - top);
  const height = free * (TRAIN.to - from);
  return { x: 0, y: top + free * from, width: window.innerWidth, height };
}

/** Of what stretches across the window; a column beside the train leaves it its room. */
function bottomOf(selector: string): number {
  const box = boxOf(selector);
  return box && box.width > window.innerWidth * 0.55 ? box.y + box.height : 0;
}
