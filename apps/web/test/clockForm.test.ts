import { TableSettings } from '@holdup/protocol';
import { describe, expect, test } from '@jest/globals';
import { NORMAL, paceId, timedBy } from '../src/pages/clockForm.ts';
import { freshSettings } from '../src/pages/settingsForm.ts';
import { behindOf, paceOf } from '../src/text/clock.ts';

describe('how long one may think', () => {
  test('a new table has a pace that is known by name, and the server takes it', () => {
    const fresh = freshSettings('Ann');
    expect(paceId(fresh)).toBe('normal');
    expect(TableSettings.safeParse(fresh).success).toBe(true);
    expect(paceOf(fresh)).toBe('1 minute a decision, 3 minutes in reserve');
  });

  test('tables of before there were reserves, and of one’s own choice', () => {
    expect(paceId({ secondsPerDecision: 0 })).toBe('none');
    expect(paceId({ secondsPerDecision: 86_400 })).toBe('days');
    expect(paceId({ secondsPerDecision: 60 })).toBeNull();
    expect(paceId({ secondsPerDecision: 45, bankSeconds: 120 })).toBeNull();
    expect(timedBy({ decision: 0, bank: 60 })).toEqual({ secondsPerDecision: 0, bankSeconds: 0 });
    expect(paceOf({ ...freshSettings(''), ...NORMAL, bankSeconds: 0 })).toBe('1 minute a decision');
    expect(paceOf({ ...freshSettings(''), secondsPerDecision: 0 })).toBe('no clock');
  });

  test('whoever may watch is told how far behind he is', () => {
    const fresh = freshSettings('');
    expect(behindOf(fresh)).toBeNull();
    expect(behindOf({ ...fresh, watchDelaySeconds: 180 })).toBe('watched 3 minutes later');
    expect(behindOf({ ...fresh, watchDelaySeconds: 180, watch: 'nobody' })).toBeNull();
  });
});
