import { expect, test } from '@jest/globals';
import { pino } from 'pino';
import { measureConsole } from './log.ts';

test('what libraries complain of on the console goes to the log, measured', () => {
  const written: { level: number; msg: string }[] = [];
  const log = pino({}, { write: (line: string) => void written.push(JSON.parse(line)) });
  const libraries = { error: console.error, warn: console.warn };
  measureConsole(libraries, log);
  for (let times = 0; times < 1000; times++) {
    libraries.warn('Skipping the ready check because INFO command fails', times);
    libraries.error('a broken text', times);
  }
  const levels = written.map(({ level }) => level);
  expect(written[0]?.msg).toBe('Skipping the ready check because INFO command fails 0');
  for (const level of [40, 50]) {
    const said = levels.filter((one) => one === level).length;
    expect(said).toBeGreaterThan(5);
    expect(said).toBeLessThan(30);
  }
});
