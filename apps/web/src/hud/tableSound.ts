import { createSound, type Sound } from '../sound/index.ts';
import { settings } from '../store/settings.ts';

/** The sounds of a table, as loud as the settings say; to be closed when one leaves it. */
export function createTableSound(): Sound {
  const sound = createSound();
  const tune = () => {
    sound.setMuted(!settings.get().sound);
    sound.setVolume(settings.get().volume);
  };
  tune();
  const unwatch = settings.watch(tune);
  return {
    ...sound,
    close() {
      unwatch();
      sound.close();
    },
  };
}
