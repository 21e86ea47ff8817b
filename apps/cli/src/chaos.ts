import type { Command } from './command.ts';
import { serverProgram } from './serverProgram.ts';

export const chaos: Command = {
  summary: 'plays games under faults: killed servers, cut lines, full disks, and whether anything was lost',
  usage: `holdup chaos [options]
  --minutes N               how long the faults go on (1)
  --games N                 games under way at once (20)
  --store sqlite|postgres   one process on the embedded database, or several on PostgreSQL and Redis (sqlite)
  --processes N             how many of those (2); 1 needs no Redis
  --seed S                  what strikes when, and what people do, but for the machine's own timing
  --log                     prints the last that the servers logged, even when all is well

Real servers and real clients on this machine. The exit status is 1 when an acknowledged answer was lost or doubled, a view was
wrong, a game stuck, a journal broken, or a server fell over.`,
  run: (args) => serverProgram('bench/chaos.ts', args),
};
