import { expect, test } from '@jest/globals';
import { openMetrics } from './metrics.ts';

test('answers are counted by who gave them and what came of them, however often somebody reads', async () => {
  const { answers, registry } = openMetrics();
  answers.add('player', 'ok');
  answers.add('player', 'stale');
  answers.add('bot', 'ok');
  const read = async (): Promise<string[]> =>
    (await registry.getSingleMetricAsString('holdup_answers_total')).split('\n').slice(2);
  expect(await read()).toEqual([
    'holdup_answers_total{by="player",outcome="ok"} 1',
    'holdup_answers_total{by="player",outcome="stale"} 1',
    'holdup_answers_total{by="bot",outcome="ok"} 1',
  ]);
  answers.add('player', 'ok');
  expect((await read())[0]).toBe('holdup_answers_total{by="player",outcome="ok"} 2');
});
