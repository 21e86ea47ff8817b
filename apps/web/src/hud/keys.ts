import type { AnyTable } from '@holdup/engine';
import type { Viewer } from '../replay/viewer.ts';
import { change } from '../store/settings.ts';
import { spaces } from '../text/train.ts';
import { hideEnd, isEndUp } from './endOpen.ts';
import type { Hud, LiveHud, Panels } from './hud.ts';
import { piecesOf } from './pieces.ts';
import { walk } from './trainText.ts';

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Arrow keys move what has the focus, where there is more of it than is seen. */
function scrolls(target: EventTarget | null, key: string): boolean {
  const box = target instanceof HTMLElement ? target.closest<HTMLElement>(SCROLLED) : null;
  if (!box) return false;
  return key === 'ArrowUp' || key === 'ArrowDown'
    ? box.scrollHeight > box.clientHeight
    : (key === 'ArrowLeft' || key === 'ArrowRight') && box.scrollWidth > box.clientWidth;
}

/** What can be scrolled by keyboard. */
const SCROLLED = '.log-lines, .chat-lines, .pile-cards, .round-card, .end-inside';

const focus = (id: string) => document.getElementById(id)?.focus();

/** Keys of the table: none that a browser or a screen reader wants for itself, and none while one is writing. */
export function press(event: KeyboardEvent, hud: LiveHud<AnyTable>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (typing(event.target) && event.key !== 'Escape') return;
  if (scrolls(event.target, event.key)) return;
  // A key held down answers one question, not those after it as well.
  const act = event.repeat ? null : (hurrying(event, hud) ?? actOf(event.key, hud));
  if (act) {
    event.preventDefault();
    act(hud);
  } else if (!hud.panels.sheet) walk(event, spaces(hud.table));
}

/** Keys of a replay: arrows step, the space bar plays and pauses; not where what has the focus wants them for itself. */
export function pressInReplay(event: KeyboardEvent, { panels }: Hud<AnyTable>, viewer: Viewer): void {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || panels.sheet) return;
  if (typing(target) || scrolls(target, key)) return;
  if (key === 'ArrowLeft') void viewer.step('back');
  else if (key === 'ArrowRight') void viewer.step('on');
  else if (key !== ' ' || isPressed(target)) return;
  else if (viewer.playing()) viewer.pause();
  else void viewer.play();
  event.preventDefault();
}

/** What the space bar presses. */
const isPressed = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary') !== null;

/** While a question is still to come, what would answer it brings it on; so does the space bar, where it presses nothing else. */
function hurrying({ key, target }: KeyboardEvent, { coming, panels }: LiveHud<AnyTable>) {
  if (!coming || panels.sheet) return null;
  const hurries = /^[1-9]$/.test(key) || (!isPressed(target) && (key === ' ' || key === 'Enter'));
  return hurries ? (hud: LiveHud<AnyTable>) => hud.hurry() : null;
}

/** Over a sheet of paper only what closes it does anything. */
function actOf(key: string, hud: Hud<AnyTable>): ((hud: LiveHud<AnyTable>) => void) | null {
  if (key === 'Escape') return close;
  if (hud.panels.sheet) return null;
  return piecesOf(hud).answerBy(key, hud) ?? letters[key.toLowerCase()] ?? null;
}

const letters: Readonly<Record<string, (hud: Hud<AnyTable>) => void>> = {
  q: () => focus('question'),
  h: () => focus('hand'),
  t: () => document.querySelector<HTMLElement>('#train [tabindex="0"]')?.focus(),
  l: ({ panels }) => turn(panels, 'log'),
  c: ({ panels }) => turn(panels, 'chat'),
  m: ({ settings }) => change({ sound: !settings.sound }),
  '?': ({ panels }) => panels.open({ sheet: 'keys' }),
};

/** Opens it and goes there, in the chat to where one writes; or closes it. */
function turn(panels: Panels, side: 'log' | 'chat'): void {
  const opens = panels.side !== side;
  panels.open({ side: opens ? side : null });
  if (!opens) return;
  queueMicrotask(() => {
    const saying = document.querySelector<HTMLElement>('#log form input');
    if (saying) saying.focus();
    else focus('log');
  });
}

function close(hud: LiveHud<AnyTable>): void {
  const { panels, moment, walk: wander } = hud;
  if (panels.sheet) panels.open({ sheet: null });
  else if (moment !== null) wander('now');
  else if (panels.side) panels.open({ side: null });
  else if (isEndUp(hud)) hideEnd(hud);
}
