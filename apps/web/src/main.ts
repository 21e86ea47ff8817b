import '@fontsource/rye/latin-400.css';
import '@fontsource/source-sans-3/latin-400.css';
import '@fontsource/source-sans-3/latin-600.css';
import '@fontsource/source-sans-3/latin-700.css';
import '@fontsource/zilla-slab/latin-700.css';
import './style/base.css';
import './style/forms.css';
import './style/pages.css';
import './style/waiting.css';
import './style/chat.css';
import './style/table.css';
import './style/question.css';
import './style/cards.css';
import './style/hand.css';
import './style/own.css';
import './style/round.css';
import './style/pile.css';
import './style/others.css';
import './style/arriving.css';
import './style/panels.css';
import './style/end.css';
import './style/replay.css';
import './style/verify.css';
import './style/player.css';
import './style/tablet.css';
import './style/phone.css';
import './style/phoneOnSide.css';
import './style/super.css';
import { render } from 'lit-html';
import { markIcon } from './hud/alerts.ts';
import { brokenPage } from './pages/broken.ts';
import { aboutPage, claimPage, joinPage } from './pages/invite.ts';
import { keepFocus } from './pages/keepFocus.ts';
import type { Page } from './pages/page.ts';
import { drawWith, refresh } from './pages/refresh.ts';
import type { Route } from './pages/route.ts';
import { here, startRouter } from './pages/router.ts';
import { startPage } from './pages/start.ts';
import { findOut } from './store/account.ts';
import { keepSettings, type Settings, settings } from './store/settings.ts';

const root = document.querySelector<HTMLElement>('#app');
if (!root) throw new Error('the page has no #app');

/** The table, with the rules' types and the room connection, comes in a chunk of its own. */
async function open(route: Route): Promise<Page> {
  switch (route.page) {
    case 'start':
      return startPage(route);
    case 'table':
      return (await import('./pages/table.ts')).tablePage(route.id);
    case 'join':
      return joinPage(route.code);
    case 'claim':
      return claimPage(route.code);
    case 'replay':
      return (await import('./pages/replay.ts')).replayPage(route.id);
    case 'player':
      return (await import('./pages/player.ts')).playerPage(route.id);
    case 'verify':
      return (await import('./pages/verify.ts')).verifyPage(route.table);
    case 'about':
      return aboutPage();
  }
}

/** A private window may refuse its storage. */
function shelf(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function apply({ textSize, reducedMotion, speed }: Settings): void {
  document.documentElement.style.fontSize = `${textSize}%`;
  // How long what comes to a hand, the plan or a purse is seen coming, in proportion; nothing where facts are snapped.
  document.documentElement.style.setProperty('--beat', speed === 0 ? '0s' : `${1 / speed}s`);
  document.documentElement.classList.toggle('still', reducedMotion);
}

keepSettings(shelf());
apply(settings.get());
settings.watch((value) => {
  apply(value);
  refresh();
});

let page: Page | null = null;
let at = '';
drawWith(() => {
  const now = page;
  if (!now) return;
  keepFocus(() => render(now.view(), root));
  document.title = now.title();
});

async function arrive(route: Route): Promise<void> {
  page?.leave?.();
  page = null;
  const next = await open(route).catch(brokenPage);
  if (here.get() !== route) return next.leave?.();
  page = next;
  const key = JSON.stringify(route);
  refresh();
  // Once the new page has been drawn.
  if (at && at !== key) queueMicrotask(() => document.querySelector<HTMLElement>('#main')?.focus());
  at = key;
}

markIcon(false);
startRouter();
here.watch((route) => void arrive(route));
void arrive(here.get());
void findOut();
