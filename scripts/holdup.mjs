// `npm run -s holdup -- …`: the command-line client under the workspace's Node.
import { bootstrap, runNode } from './bootstrap.mjs';

bootstrap({ quiet: true });
process.exitCode = await runNode(['apps/cli/src/main.ts', ...process.argv.slice(2)], {
  // Paths on the command line are relative to where the person is, and npm changes the folder.
  env: { HOLDUP_CWD: process.env.INIT_CWD ?? process.cwd() },
});
