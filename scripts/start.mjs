// `npm start`: everything a fresh clone needs, then the server in the foreground.
import { bootstrap, runNode, say } from './bootstrap.mjs';
import { SERVER_NODE_FLAGS } from './nodeFlags.mjs';
import { buildWeb } from './web.mjs';

bootstrap();
if ((await buildWeb()) !== 0) {
  say('The web client does not build; the reason is above.');
  process.exit(1);
}
say('Starting the server …');
process.exitCode = await runNode([...SERVER_NODE_FLAGS, 'apps/server/src/main.ts', ...process.argv.slice(2)]);
