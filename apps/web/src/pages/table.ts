import type { TableSummary } from '@holdup/protocol';
import { html } from 'lit-html';
import { isGivenUp } from '../hud/endOpen.ts';
import { createGoAlong } from '../hud/goAlong.ts';
import { isMeant } from '../hud/hud.ts';
import { createInStep } from '../hud/inStep.ts';
import { press } from '../hud/keys.ts';
import { createPanels } from '../hud/panels.ts';
import { createStageHost } from '../hud/stageHost.ts';
import { createTableSound } from '../hud/tableSound.ts';
import { tableView } from '../hud/tableView.ts';
import { api } from '../net/api.ts';
import { waitFor } from '../net/backoff.ts';
import type { Reply } from '../net/http.ts';
import { type Line, mayComeBack } from '../net/room.ts';
import { watchWaking } from '../net/wake.ts';
import { createEnding } from '../replay/ending.ts';
import { createLookBack } from '../replay/lookBack.ts';
import { findOut, who } from '../store/account.ts';
import { lastLine } from '../store/chat.ts';
import { emptyLog, mayLookBack } from '../store/log.ts';
import { settings } from '../store/settings.ts';
import { createSealer, rememberDeal } from '../store/shares.ts';
import { openTable, type TableStore } from '../store/table.ts';
import { phraseFact } from '../text/fact.ts';
import { t } from '../text/index.ts';
import { before } from './beforeGame.ts';
import { createCall } from './call.ts';
import { failure, type Reason, reasonOf } from './failure.ts';
import { liveHud } from './liveHud.ts';
import type { Page } from './page.ts';
import { refresh, shown } from './refresh.ts';
import { go } from './router.ts';
import { createWaitingCall } from './waitingCall.ts';

/** A table, from the waiting room to the count. */
export function tablePage(id: string): Page {
  const summary = shown<TableSummary | null>(null);
  const error = shown<Reason | null>(null);
  const armed = shown<string | null>(null);
  const panels = createPanels();
  const sound = createTableSound();
  const goAlong = createGoAlong();
  let store: TableStore | null = null;
  let promptSeen = -1;
  let left = false;
  let givenUp = false;
  let tries = 0;
  let again: ReturnType<typeof setTimeout> | undefined;

  const stage = createStageHost(sound, {
    pick(option, nth) {
      if (isMeant(nth, option, armed.get())) choose(option);
    },
    hurry() {
      const now = hud();
      if (now?.coming) now.hurry();
    },
  });
  const inStep = createInStep(() => hud()?.hurry());
  const ending = createEnding(id);
  const sealer = createSealer(id);
  const lookBack = createLookBack({
    log: () => store?.get().log ?? emptyLog,
    opening: () => store?.get().opening ?? null,
    isTold: (fact) => phraseFact(fact, NOBODY) !== null,
    isOpen: (entry) => mayLookBack(entry, store?.get().view ?? null),
    play: stage.player.play,
    changed: () => changed(),
  });
  const stops = [
    watchWaking(() => store && mayComeBack(store.get().line) && store.again()),
    () => stage.destroy(),
    () => sound.close(),
    () => inStep.close(),
    listen('keydown', (event) => {
      const now = hud();
      if (now) press(event, now);
    }),
  ];
  const call = createCall((name) => sound.play(name));
  const waitingCall = createWaitingCall((name) => sound.play(name));
  const seconds = setInterval(() => {
    const view = store?.get().view;
    if (!view?.clock.deadline && !view?.lobby?.seats.some(({ standInAt }) => standInAt)) return;
    const now = hud();
    if (now) call.tick(now);
    refresh();
  }, 1_000);

  async function load() {
    if (who.get().is === 'unknown') await findOut();
    // The server would but refuse.
    if (who.get().is === 'nobody') return error.set('not-signed-in');
    const reply = await api.table(id);
    if (left) return;
    if (!reply.ok) {
      if (reply.code === 'offline') again = setTimeout(() => void load(), waitFor(tries++, Math.random()));
      return error.set(reply.code);
    }
    error.set(null);
    take(reply.table);
  }

  /** A seat of one's own is another way to the table than the gallery. */
  function take(table: TableSummary) {
    const before = summary.get();
    summary.set(table);
    if (store && before?.mySeat === table.mySeat) return;
    store?.playback.use(null);
    store?.close();
    store = openTable(id, table.mySeat === null ? 'gallery' : 'seat');
    store.playback.use({
      ...stage.player,
      // Whoever looks back is not interrupted by what happens now.
      play: (...batch) => (lookBack.moment() ? Promise.resolve() : stage.player.play(...batch)),
    });
    store.watch(changed);
    refresh();
  }

  function changed() {
    const now = hud();
    const prompt = now?.view.prompt?.id ?? -1;
    // The waiting room shows it all the time.
    if (store && !now) panels.saw(lastLine(store.get().chat));
    const waiting = company();
    if (waiting) waitingCall.look(waiting, mySeat());
    else call.look(now);
    if (prompt !== promptSeen) {
      promptSeen = prompt;
      armed.set(null);
      panels.setLie('up');
    }
    reloadIfOld(store?.get().line);
    const lobby = store?.get().line.is === 'open' ? store.get().view?.lobby : null;
    if (lobby) {
      sealer.look(lobby, mySeat());
      rememberDeal(lobby);
    }
    if (now) stage.show(now);
    if (now?.lobby.phase === 'over' && (now.table.result || !now.live.result)) ending.want();
    // Whoever was about to give it up need not close that sheet.
    if (now && isGivenUp(now) && !givenUp) now.panels.open({ sheet: null });
    givenUp = now !== null && isGivenUp(now);
    refresh();
    // Once it has been drawn.
    queueMicrotask(goAlong);
  }

  function choose(option: string) {
    const { confirmPlays } = settings.get();
    if (confirmPlays && armed.get() !== option) return armed.set(option);
    armed.set(null);
    lookBack.end();
    store?.answer(option);
  }

  /** The sheet it was asked for in lies over whatever is said of the refusal. */
  function refuse(code: string) {
    panelsNow().open({ sheet: null });
    error.set(code);
  }

  async function giveUp(agree: boolean) {
    const reply = await api.abandon(id, agree);
    if (!reply.ok) refuse(reply.code);
  }

  const mySeat = () => summary.get()?.mySeat ?? null;
  /** Who is at the table, until there is a game; nobody who could wait for me, where I have been sent away. */
  const company = () => {
    const { view = null, line } = store?.get() ?? {};
    return view?.lobby?.phase === 'waiting' && line && mayComeBack(line) ? view.lobby : null;
  };

  function title(): string {
    const waiting = company();
    if (waiting) return waitingCall.title(waiting, mySeat());
    const named = summary.get()?.title;
    return call.title(hud(), named ? t('title.table', { title: named }) : t('app.name'));
  }

  const panelsNow = () => panels.now(lastLine(store?.get().chat ?? []));

  const hud = () =>
    store &&
    liveHud(store, { stage, panels, inStep, lookBack, ending: ending.now(), armed: armed.get(), choose });

  async function leave() {
    if (summary.get()?.mySeat != null) {
      const reply = await api.leave(id);
      // Who believes that he has left, and has not, keeps the others waiting.
      if (!reply.ok && !GONE.has(reply.code)) return refuse(reply.code);
    }
    if (!left) go({ page: 'start' });
  }

  /** Opens the next game, or joins it where another player has; who only watched goes along to watch. */
  async function rematch() {
    const open = store?.get().rematch;
    if (open && summary.get()?.mySeat == null) return go({ page: 'table', id: open.table });
    const reply = await api.rematch(id);
    if (left) return;
    if (reply.ok) go({ page: 'table', id: reply.table.id });
    else error.set(reply.code);
  }

  const took = (reply: Reply<{ table?: TableSummary }>) => {
    if (left) return;
    if (!reply.ok) error.set(reasonOf(reply));
    else if (reply.table) take(reply.table);
  };

  void load();
  return {
    title,
    leave() {
      left = true;
      clearTimeout(again);
      clearInterval(seconds);
      store?.playback.use(null);
      store?.close();
      for (const stop of stops) stop();
      call.close();
    },
    view() {
      const now = hud();
      if (now && store)
        return html`${tableView(now, stage, { leave, rematch, giveUp })}${failure(error.get(), () => error.set(null))}`;
      return before({
        summary: summary.get(),
        store,
        error: error.get(),
        took,
        leave,
        load,
        close: () => error.set(null),
      });
    },
  };
}

/** Refusals to leave by which one has left already. */
const GONE = new Set<string>(['not-seated', 'no-such-table', 'not-signed-in']);

/** To know whether a fact is told, nobody's name is needed. */
const NOBODY = { table: null, names: [], mySeat: null };

function listen<K extends keyof DocumentEventMap>(
  type: K,
  heard: (event: DocumentEventMap[K]) => void,
): () => void {
  document.addEventListener(type, heard);
  return () => document.removeEventListener(type, heard);
}

/** A newer server asks for a newer page: loaded once, so that a stale cache cannot make it go in circles. */
function reloadIfOld(line: Line | undefined): void {
  if (line?.is !== 'shut' || line.code !== 'old-client' || history.state?.reloaded) return;
  history.replaceState({ reloaded: true }, '');
  location.reload();
}
