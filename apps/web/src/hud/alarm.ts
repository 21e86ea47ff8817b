import type { SoundName } from '../sound/index.ts';
import type { TimeLeft } from './clock.ts';

/** So many seconds before the end are counted down. */
const COUNTED = 5;

/**
 * Says with sounds that time runs out: once when the reserve is drawn upon, once when the last seconds begin, and then each of the
 * last few. Nothing before that, and nothing to whoever is not asked.
 */
export function createAlarm(play: (sound: SoundName) => void) {
  let prompt = -1;
  let drawing = false;
  let warm = false;
  let counted = Number.POSITIVE_INFINITY;
  return {
    /** To be called each second. `time`: of my own question `id`; null while nothing is asked of me. */
    look(id: number, time: TimeLeft | null): void {
      if (id !== prompt || !time) {
        prompt = time ? id : -1;
        drawing = time?.drawing ?? false;
        warm = false;
        counted = Number.POSITIVE_INFINITY;
      }
      if (!time) return;
      const seconds = Math.ceil(time.ms / 1000);
      if (time.warm && !warm) play('hurry');
      else if (time.drawing && !drawing) play('hurry');
      else if (seconds > 0 && seconds <= COUNTED && seconds < counted) play('tick');
      warm ||= time.warm;
      drawing ||= time.drawing;
      if (seconds <= COUNTED) counted = seconds;
    },
  };
}
