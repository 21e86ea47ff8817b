import type { About, AnyTable } from '@holdup/engine';
import { html, type TemplateResult } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { loadStage } from '../art/portrait.ts';
import type { Sound } from '../sound/index.ts';
import type { Insets, Stage, StageInput } from '../stage/index.ts';
import { meantBy } from '../stage/lit.ts';
import { holdsQuestions } from '../stage/pace.ts';
import type { Player } from '../store/playback.ts';
import { settings } from '../store/settings.ts';
import { nameOf } from '../text/index.ts';
import { keepClearOf } from './coach.ts';
import type { Hud } from './hud.ts';
import { walkWith } from './trainText.ts';

/** What covers the canvas, and on which side. */
const COVERS: readonly (readonly [selector: string, side: keyof Insets])[] = [
  ['.band-top', 'top'],
  ['.band-bottom', 'bottom'],
  ['.others.column', 'right'],
  ['.side.column', 'left'],
];

export interface StageHost {
  /** Where the canvas goes: behind everything. */
  view(): TemplateResult;
  /** Shows the settled picture, unless facts are being played. */
  show(hud: Hud<AnyTable>): void;
  readonly player: Player;
  /** Whether a question waits for what led to it to be seen here. */
  holdsQuestions(): boolean;
  destroy(): void;
}

/** What is done on the picture. */
interface Touched {
  /** A lit piece was tapped; `nth` is 2 for the second tap of a double tap. */
  pick(option: string, nth: number): void;
  /** The picture was tapped while facts are acted out. */
  hurry(): void;
}

/** Puts the stage behind the page and keeps it told of size, pace and what is lit. Without WebGL the text table plays on. */
export function createStageHost(sound: Sound, { pick, hurry }: Touched): StageHost {
  let stage: Stage<AnyTable> | null = null;
  let host: Element | null = null;
  let wanted: StageInput<AnyTable> | null = null;
  let gone = false;
  let waiting = 0;

  const wished = () => {
    const { speed, reducedMotion } = settings.get();
    const system = matchMedia('(prefers-reduced-motion: reduce)').matches;
    return { speed, reducedMotion: reducedMotion || system };
  };
  const holds = () => holdsQuestions({ ...wished(), hidden: document.hidden });
  const pace = () => stage?.setPace({ ...wished(), waiting });
  const measure = () => {
    if (!stage || !host) return;
    const { clientWidth, clientHeight } = host;
    stage.resize(clientWidth, clientHeight, covered(host.getBoundingClientRect()));
  };
  const sizes = new ResizeObserver(() => requestAnimationFrame(measure));
  const unwatch = settings.watch(pace);

  async function mount(element: Element) {
    host = element;
    stage?.destroy();
    stage = null;
    try {
      const { createStage } = await loadStage();
      const made = await createStage(wanted?.table.game ?? 'express', {
        carName: (_, id) => nameOf('car', id),
        sound: (name) => sound.play(name),
      });
      if (gone || host !== element) return made.destroy();
      stage = made;
    } catch (error) {
      console.error('no stage here; the table is played as text', error);
      document.documentElement.classList.add('no-stage');
      return;
    }
    document.documentElement.classList.remove('no-stage');
    stage.canvas.setAttribute('aria-hidden', 'true');
    element.append(stage.canvas);
    stage.onPick(pick);
    stage.onHurry(hurry);
    walkWith((car) => stage?.focusCar(car));
    keepClearOf(() => {
      const { x, y } = element.getBoundingClientRect();
      const map = stage?.mapArea();
      return map ? { ...map, x: map.x + x, y: map.y + y } : null;
    });
    sizes.observe(element);
    for (const [selector] of COVERS)
      for (const one of document.querySelectorAll(selector)) sizes.observe(one);
    pace();
    measure();
    if (wanted) stage.show(wanted);
  }

  return {
    view: () => html`<div
      class="stage"
      aria-hidden="true"
      ${ref((element) => {
        if (element && element !== host) void mount(element);
      })}
    ></div>`,
    show(hud) {
      wanted = inputOf(hud);
      if (!hud.moving) stage?.show(wanted);
      for (const [selector] of COVERS)
        for (const one of document.querySelectorAll(selector)) sizes.observe(one);
    },
    player: {
      async play(...batch) {
        await stage?.play(...batch);
      },
      waiting(batches) {
        waiting = batches;
        pace();
      },
      holdsWords: holds,
    },
    holdsQuestions: holds,
    destroy() {
      gone = true;
      unwatch();
      sizes.disconnect();
      walkWith(null);
      keepClearOf(null);
      stage?.destroy();
      stage = null;
    },
  };
}

function covered(whole: DOMRect): Insets {
  const insets = { top: 0, right: 0, bottom: 0, left: 0 };
  for (const [selector, side] of COVERS) {
    const rect = document.querySelector(selector)?.getBoundingClientRect();
    if (!rect || rect.width === 0 || rect.height === 0) continue;
    // On narrow screens the players stand in a row under the question.
    const row = selector === '.others.column' && rect.width > whole.width * 0.6;
    if (side === 'top' || row) insets.top = Math.max(0, rect.bottom - whole.top);
    if (side === 'bottom') insets.bottom = Math.max(0, whole.bottom - rect.top);
    if (side === 'left') insets.left = Math.max(0, rect.right - whole.left);
    if (side === 'right' && !row && !staysAbove(rect, insets, whole))
      insets.right = Math.max(0, whole.right - rect.left);
  }
  return insets;
}

/** Whether the train has room below a panel: it stands in the lower part of what is free. */
const staysAbove = (panel: DOMRect, { top, bottom }: Insets, whole: DOMRect): boolean =>
  panel.bottom - whole.top < top + (whole.height - top - bottom) * 0.42;

/** In the past nobody is asked anything. */
const UNASKED = { lit: new Map<string, About>(), question: null, turnSeat: null, actingCharacter: null };

function inputOf({
  table,
  mySeat,
  naming,
  choices,
  asked,
  view,
  moment,
}: Hud<AnyTable>): StageInput<AnyTable> {
  const seen = { table, mySeat, names: naming.names };
  if (moment !== null) return { ...seen, ...UNASKED };
  const turn = view.prompt?.asked.find((one) => !one.answered) ?? null;
  return {
    ...seen,
    lit: new Map<string, About>(asked ? choices.map((option) => [option.id, meantBy(option, asked)]) : []),
    question: asked ? { kind: asked.kind, ...(asked.who ? { who: asked.who } : {}) } : null,
    turnSeat: turn?.seat ?? null,
    actingCharacter: turn?.who ?? null,
  };
}
