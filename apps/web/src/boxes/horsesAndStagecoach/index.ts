import type { ClientBox } from '../box.ts';

/** The round cards that Horses, Stagecoach and Whiskey have in common. */
export const horsesAndStagecoach: ClientBox = {
  id: 'horsesAndStagecoach',
  turns: ['turmoil'],
  scorePictures: { mortalBullet: 'bullet', sharingLoot: 'strongbox' },
};
