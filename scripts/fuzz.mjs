// `npm run fuzz`: a million hostile inputs to a server of its own, or as many as `HOLDUP_RUNS` says, and the figures.
import { bin, bootstrap, runNode } from './bootstrap.mjs';

bootstrap();
process.env.HOLDUP_RUNS ??= '1000000';
process.exitCode = await runNode([
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  bin('jest'),
  '--selectProjects',
  'server',
  '--testPathPatterns',
  'server/test/fuzz',
]);
