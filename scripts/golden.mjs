// `npm run golden`: writes the golden games down as the rules play them now, and shows what is different.
import { bootstrap, runNode } from './bootstrap.mjs';

bootstrap({ quiet: true });
process.exitCode = await runNode(['packages/engine/test/updateGolden.ts']);
