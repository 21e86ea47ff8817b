import type { Command } from './command.ts';
import { serverProgram } from './serverProgram.ts';

const WHERE = `The data are those in DATA_DIR (./data) or in the directory given with --data, or in PostgreSQL where DATABASE_URL is set. The
server may be running.`;

export const reports: Command = {
  summary: 'lists what players have reported, or closes a report',
  usage: `holdup reports [--data DIR] [--json]
holdup reports --close REPORT [--note TEXT] [--data DIR]

Lists the reports that nobody has dealt with, the oldest first: when, about whom, why, at which table. With --close one of them has
been dealt with; a note says how.

${WHERE}`,
  run: (args) => serverProgram('src/grievances.ts', ['reports', ...args]),
};

export const bar: Command = {
  summary: 'keeps an account from playing on the server',
  usage: `holdup bar ACCOUNT [--note TEXT] [--data DIR]

Within seconds its player is sent away from every table, and comes to none any more. A bot plays on for him in a running game. Reports and
evidence name accounts. The note is for you: holdup bars shows it.

${WHERE}`,
  run: (args) => serverProgram('src/grievances.ts', ['bar', ...args]),
};

export const unbar: Command = {
  summary: 'lets a barred account play again',
  usage: `holdup unbar ACCOUNT [--data DIR]

${WHERE}`,
  run: (args) => serverProgram('src/grievances.ts', ['unbar', ...args]),
};

export const bars: Command = {
  summary: 'lists the accounts that may not play',
  usage: `holdup bars [--data DIR] [--json]

${WHERE}`,
  run: (args) => serverProgram('src/grievances.ts', ['bars', ...args]),
};

export const evidence: Command = {
  summary: 'writes down all that is known of a table, for whoever has to judge a report',
  usage: `holdup evidence TABLE [--data DIR] [--out FILE]

Gives one JSON document: who sat where, every game with its answers and how long each took, the chat, the reports. Of a game that
is still running it has the times, but no seed, no answers and nothing that is hidden. With --out it goes to a new file that only
its owner can read.

${WHERE}`,
  run: (args) => serverProgram('src/grievances.ts', ['evidence', ...args]),
};
