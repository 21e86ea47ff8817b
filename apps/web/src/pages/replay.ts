import type { LobbyView } from '@holdup/protocol';
import { html, type TemplateResult } from 'lit-html';
import { pressInReplay } from '../hud/keys.ts';
import { createPanels } from '../hud/panels.ts';
import { replayView } from '../hud/replayView.ts';
import { createStageHost } from '../hud/stageHost.ts';
import { createTableSound } from '../hud/tableSound.ts';
import { api } from '../net/api.ts';
import { lobbyAfter, lobbyOf } from '../replay/lobby.ts';
import type { Recorded, Unshown } from '../replay/recorded.ts';
import { createViewer, type Viewer } from '../replay/viewer.ts';
import { settings } from '../store/settings.ts';
import { phraseFact } from '../text/fact.ts';
import { t } from '../text/index.ts';
import { failure } from './failure.ts';
import { around } from './invite.ts';
import type { Page } from './page.ts';
import { refresh, shown } from './refresh.ts';
import { createLog, replayHud } from './replayHud.ts';

/** Between two acts, at normal speed. */
const REST_MS = 350;

/** A game watched again: that of a table, or (null) one saved in a file. */
export function replayPage(table: string | null): Page {
  const error = shown<string | null>(null);
  const unshown = shown<Unshown | null>(null);
  const panels = createPanels({ endHidden: true });
  const sound = createTableSound();
  const stage = createStageHost(sound, { pick() {}, hurry() {} });
  let left = false;
  let viewer: Viewer | null = null;
  let lobby: LobbyView | null = null;
  const logOf = createLog();

  function begin(recorded: Recorded | Unshown, at: LobbyView | null) {
    if (typeof recorded === 'string') return unshown.set(recorded);
    unshown.set(null);
    lobby = at ?? lobbyOf(recorded);
    viewer = createViewer(recorded, { isTold, act: stage.player.play, rest, changed });
    changed();
  }

  async function fetchIt(id: string) {
    const [summary, reply] = await Promise.all([api.table(id), api.transcript(id)]);
    if (!summary.ok) return error.set(summary.code);
    if (!reply.ok) return error.set(reply.code);
    const { openTranscript } = await import('../replay/rules.ts');
    if (!left) begin(openTranscript(reply.transcript), lobbyAfter(summary.table));
  }

  /** The rules could not be fetched, the file not be read, or the game not be opened: nobody waits for it any longer. */
  function fail(problem: unknown) {
    console.error('no replay', problem);
    error.set('no-replay');
  }

  async function read(event: Event) {
    const file = (event.target as HTMLInputElement).files?.[0];
    if (!file) return;
    error.set(null);
    const [text, { openFile }] = await Promise.all([file.text(), import('../replay/rules.ts')]);
    if (!left) begin(openFile(text), null);
  }

  function changed() {
    const now = hud();
    if (now) stage.show(now);
    refresh();
  }

  const hud = () =>
    viewer && lobby && replayHud(viewer, { lobby, log: logOf(viewer), panels: panels.now(0) });

  function pressed(event: KeyboardEvent) {
    const now = hud();
    if (now && viewer) pressInReplay(event, now, viewer);
  }

  addEventListener('keydown', pressed);
  if (table !== null) fetchIt(table).catch(fail);
  return {
    title: () => t('replay.title'),
    leave() {
      left = true;
      removeEventListener('keydown', pressed);
      viewer?.jump(0);
      viewer = null;
      stage.destroy();
      sound.close();
    },
    view() {
      const now = hud();
      if (now && viewer) return replayView(now, viewer, stage, table === null ? '/' : `/t/${table}`);
      const problem = failure(error.get(), () => error.set(null));
      return around(
        t(table === null ? 'replay.open' : 'replay.title'),
        html`<section class="paper">
          ${problem} ${table === null ? chooser(unshown.get(), (event) => void read(event).catch(fail)) : html`<p>${error.get() ? '' : t('app.loading')}</p>`}
        </section>`,
      );
    },
  };
}

const isTold: Parameters<typeof createViewer>[1]['isTold'] = (fact) =>
  phraseFact(fact, { table: null, names: [], mySeat: null }) !== null;

function rest(signal: AbortSignal): Promise<void> {
  const { speed } = settings.get();
  return new Promise((rested) => {
    // Where nothing is acted out, each moment stays long enough to be read.
    const timer = setTimeout(rested, speed === 0 ? 3 * REST_MS : REST_MS / speed);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      rested();
    });
  });
}

function chooser(unshown: Unshown | null, read: (event: Event) => void): TemplateResult {
  return html`<p>${t('replay.open.text')}</p>
    ${unshown ? html`<p role="alert"><b>${t(`replay.${unshown}`)}</b></p>` : ''}
    <label class="field">
      <span>${t('replay.open.choose')}</span>
      <input type="file" accept=".json,application/json" @change=${read} />
    </label>`;
}
