import type { Command } from './command.ts';
import { serverProgram } from './serverProgram.ts';

export const backup: Command = {
  summary: 'copies the data of a server, running or not, to a file',
  usage: `holdup backup FILE

Copies the embedded database in DATA_DIR (./data), whole and consistent, while the server runs or not. Never overwrites.`,
  run: (args) => serverProgram('src/backup.ts', ['backup', ...args]),
};

export const restore: Command = {
  summary: 'puts a back-up in the place of the data of a stopped server',
  usage: `holdup restore FILE

Checks the file, keeps what is in DATA_DIR (./data) under another name, and puts the back-up in its place.`,
  run: (args) => serverProgram('src/backup.ts', ['restore', ...args]),
};
