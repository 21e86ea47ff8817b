#!/usr/bin/env node
import { holdup } from './holdup.ts';

// A reader who has seen enough (`holdup … | head`) is no failure.
process.stdout.on('error', (problem: NodeJS.ErrnoException) => {
  if (problem.code === 'EPIPE') process.exit(0);
  throw problem;
});

process.exitCode = await holdup(process.argv.slice(2));
