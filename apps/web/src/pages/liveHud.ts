import type { AnyTable } from '@holdup/engine';
import { uncharged } from '../hud/clock.ts';
import { type LiveHud, offered } from '../hud/hud.ts';
import type { createInStep } from '../hud/inStep.ts';
import type { createPanels } from '../hud/panels.ts';
import type { StageHost } from '../hud/stageHost.ts';
import { mayComeBack } from '../net/room.ts';
import { ourTime } from '../net/serverTime.ts';
import type { Ending } from '../replay/ending.ts';
import type { LookBack } from '../replay/lookBack.ts';
import { lastLine } from '../store/chat.ts';
import { namesOf } from '../store/people.ts';
import { settings } from '../store/settings.ts';
import type { TableStore } from '../store/table.ts';

/** What the page keeps beside the store, and what a tap does. */
interface Surroundings {
  readonly stage: StageHost;
  readonly panels: ReturnType<typeof createPanels>;
  readonly inStep: ReturnType<typeof createInStep>;
  readonly lookBack: LookBack;
  readonly ending: Ending;
  /** An option that was tapped once, where a second tap is asked for. */
  readonly armed: string | null;
  choose(option: string): void;
}

/** Where the log lies over the train. */
const SMALL = '(max-width: 47.99rem), (max-height: 31rem)';

/** The table as its page draws it now; null while there is no game to be drawn. */
export function liveHud(store: TableStore, around: Surroundings): LiveHud<AnyTable> | null {
  const state = store.get();
  const { view } = state;
  if (!view?.lobby || !view.table) return null;
  const { stage, panels, inStep, lookBack, ending, armed, choose } = around;
  const { playback } = store;
  const panelsNow = () => panels.now(lastLine(store.get().chat));
  const live = view.table;
  // A game that was given up stops in the middle of a question; one that is played elsewhere is not answered here.
  const idle = view.lobby.phase === 'over' || !mayComeBack(state.line);
  const question = idle ? null : (view.prompt?.question ?? null);
  const moment = lookBack.moment();
  const step = inStep.look({
    prompt: question ? (view.prompt?.id ?? null) : null,
    // The other game lays the next plan out as soon as it is asked for, and covers it itself.
    behind: live.game === 'express' && store.isBehind() && stage.holdsQuestions(),
    free: uncharged(
      { ...view, ahead: state.ahead, seconds: view.lobby.settings.secondsPerDecision },
      ourTime(),
    ),
    live,
    shown: state.shown,
    asked: { live: view.prompt?.asked ?? [], shown: playback.asked() },
    mySeat: view.seat,
    told: state.log.entries.length,
  });
  const asked = step.open ? question : null;
  return {
    store,
    state,
    ending,
    view: { ...view, prompt: view.prompt && { ...view.prompt, asked: step.asked } },
    lobby: view.lobby,
    live,
    hands: step.hands,
    table: moment?.table ?? state.shown ?? live,
    naming: { table: live, names: namesOf(view.lobby.seats), mySeat: view.seat },
    mySeat: view.seat,
    settings: settings.get(),
    asked,
    coming: question !== null && !step.open,
    hurry() {
      if (question && view.prompt) inStep.hurry(view.prompt.id);
      playback.settle(live, view.prompt?.asked);
    },
    choices: offered(asked, panels.lie()),
    armed,
    lie: panels.lie(),
    panels: panelsNow(),
    moment: moment?.entry ?? null,
    mayReport: true,
    ...(view.seat === null ? {} : { letStandIn: (seat: number) => store.letStandIn(seat) }),
    moving: moment ? lookBack.busy() : playback.busy(),
    choose,
    look(entry) {
      if (matchMedia(SMALL).matches) panelsNow().open({ side: null });
      void lookBack.at(entry);
    },
    walk: (way) => (way === 'now' ? lookBack.end() : void lookBack.step(way)),
  };
}
