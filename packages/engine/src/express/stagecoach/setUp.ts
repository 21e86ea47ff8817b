import type { Dice } from '../../kernel/index.ts';
import { STRONGBOX } from '../base/components.ts';
import { banditsOf, type Loot, PUBLIC, type Table } from '../table.ts';
import { COACH_ROOF, type Stagecoach } from './coach.ts';
import { HOSTAGES } from './hostages.ts';

/**
 * The stagecoach runs beside the locomotive, on its roof a strongbox and the Shotgun on top of it; there is one hostage
 * fewer than there are bandits (Big Box manual, Set Up 2, 4 and 9).
 */
export function setUp(table: Table, dice: Dice): Table {
  const strongbox: Loot = {
    id: table.loot.length + 1,
    kind: 'strongbox',
    value: STRONGBOX,
    at: COACH_ROOF,
    seen: PUBLIC,
  };
  const offer = dice.shuffle('hostages', Object.keys(HOSTAGES)).slice(0, banditsOf(table).length - 1);
  const stagecoach: Stagecoach = { offer, held: {} };
  return {
    ...table,
    pawns: { ...table.pawns, coach: '0/coach', shotgun: COACH_ROOF },
    loot: [...table.loot, strongbox],
    box: { ...table.box, stagecoach },
  };
}
