import { afterEach, expect, jest, test } from '@jest/globals';
import { becomeSomebody, findOut, who } from '../src/store/account.ts';

const account = { id: 'a1', name: 'Ann' };
const realFetch = globalThis.fetch;

/** A server that answers as told, or is not there; gives what it was asked. */
function serverThat(answers: Readonly<Record<string, object>>): string[] {
  const asked: string[] = [];
  globalThis.fetch = async (url) => {
    asked.push(String(url));
    const answer = answers[String(url)];
    if (!answer) throw new TypeError('nobody is there');
    return new Response(JSON.stringify(answer));
  };
  return asked;
}

afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

test('while the server is not heard nobody becomes a new guest in place of who he is already', async () => {
  jest.useFakeTimers();
  const guests = { '/api/guests': { ok: true, account: { id: 'b2', name: 'Ann' }, recoveryCode: 'x' } };
  const asked = serverThat(guests);
  expect(await becomeSomebody('Ann')).toEqual({ ok: false, code: 'offline' });
  expect(asked).toEqual(['/api/me']);
  serverThat({ ...guests, '/api/me': { ok: true, account } });
  await jest.advanceTimersByTimeAsync(1_000);
  expect(who.get()).toEqual({ is: 'me', account });
  await findOut();
  expect(await becomeSomebody('Ann')).toEqual({ ok: true });
});
