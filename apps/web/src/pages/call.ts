import type { AnyTable } from '@holdup/engine';
import { createAlarm } from '../hud/alarm.ts';
import { markIcon } from '../hud/alerts.ts';
import { type TimeLeft, timeOf } from '../hud/clock.ts';
import type { LiveHud } from '../hud/hud.ts';
import { sentence } from '../hud/questionBar.ts';
import type { SoundName } from '../sound/index.ts';
import { t } from '../text/index.ts';

/** I am asked, and have not answered. */
const isMine = ({ asked, view }: LiveHud<AnyTable>): boolean =>
  asked !== null && view.prompt?.answer === null;

/** What I have left, while I am asked. */
const ownTime = (hud: LiveHud<AnyTable>): TimeLeft | null =>
  isMine(hud) && hud.mySeat !== null ? timeOf(hud, hud.mySeat) : null;

/** Calls who is asked and looks elsewhere: by a bell, the clock's sounds, the page's icon and its title. */
export function createCall(play: (sound: SoundName) => void) {
  const alarm = createAlarm(play);
  let rung = -1;
  return {
    /** To be called after each change. */
    look(now: LiveHud<AnyTable> | null): void {
      const mine = now !== null && isMine(now);
      const prompt = now?.view.prompt?.id ?? -1;
      markIcon(mine);
      if (!mine || prompt === rung) return;
      rung = prompt;
      play('bell');
    },
    /** To be called each second. */
    tick: (now: LiveHud<AnyTable>): void => alarm.look(now.view.prompt?.id ?? -1, ownTime(now)),
    /** The page's title; `quiet` where nothing is asked of me. */
    title(now: LiveHud<AnyTable> | null, quiet: string): string {
      if (!now || !isMine(now)) return quiet;
      const time = ownTime(now);
      if (!time?.warm) return `● ${sentence(now)}`;
      return t('clock.title', { seconds: Math.ceil(time.ms / 1000), words: sentence(now) });
    },
    close: (): void => markIcon(false),
  };
}
