// Writes docs/rules-coverage.md, and names the sections of the manuals of which no scenario tells.
import { writeFileSync } from 'node:fs';
import { coverage, coveragePage, PAGE } from './coveragePage.ts';

writeFileSync(PAGE, coveragePage());
for (const { manual, section, scenarios, files } of coverage()) {
  if (scenarios.length === 0) console.log(`no scenario: ${manual}, ${section}`);
  if (files.length === 0) console.log(`no rule cites it: ${manual}, ${section}`);
}
