// `npm run format`: formats and applies the safe lint fixes, to the paths given or to everything.
import { bin, bootstrap, runNode } from './bootstrap.mjs';

bootstrap();
const paths = process.argv.slice(2);
process.exitCode = await runNode([bin('@biomejs/biome'), 'check', '--write', ...paths]);
