// `npm run coverage-page`: writes docs/rules-coverage.md, which says where each section of the manuals stands.
import { bootstrap, runNode } from './bootstrap.mjs';

bootstrap({ quiet: true });
process.exitCode = await runNode(['packages/engine/test/updateCoveragePage.ts']);
