import { describe, expect, test } from '@jest/globals';
import { newGuest, settings } from '../../../server/test/harness.ts';
import { openHouse } from './house.ts';
import { visitsTo } from './visits.ts';

const LIMIT_MS = 2 * 60_000;

const house = openHouse({ BOT_DELAY_MS: '40' });
const { visit, annsGame } = visitsTo(house);

describe('a stranger', () => {
  test(
    'meets no error on any page he may come to first',
    async () => {
      const { ann, id, inviteCode } = await annsGame(2);
      const link = await ann.call('POST', '/me/device-link');
      for (const [path, shows] of [
        ['/', 'Play at once'],
        [`/join/${inviteCode}`, 'Ann invites you to “Ann”.'],
        [`/t/${id}`, 'Come in'],
        ['/verify', 'Choose the record of a game'],
        ['/replay', 'Choose a file'],
        ['/about', 'About Holdup'],
        [`/#claim=${link.code}`, 'Go on here'],
      ] as const) {
        const { context, page, red } = await visit();
        await page.goto(house.server.url + path);
        await page.getByText(shows).first().waitFor();
        await page.waitForLoadState('networkidle');
        expect([path, red]).toEqual([path, []]);
        await context.close();
      }
    },
    LIMIT_MS,
  );

  test.each([
    [1440, 900],
    [1024, 768],
    [820, 1180],
    [390, 844],
    [844, 390],
  ] as const)('sees at %i×%i what begins a game, without scrolling', async (width, height) => {
    const { context, page } = await visit(undefined, { width, height });
    await page.goto(house.server.url);
    const go = await page.getByRole('button', { name: 'Play now' }).boundingBox();
    expect(go).not.toBeNull();
    expect((go?.y ?? height) + (go?.height ?? 0)).toBeLessThanOrEqual(height);
    await context.close();
  });

  test(
    'is told that an address leads nowhere, and can begin from there',
    async () => {
      const { context, page, red } = await visit();
      await page.goto(`${house.server.url}/t/a/b`);
      await page.getByText('This address leads nowhere').waitFor();
      await page.fill('#name', 'Ben');
      await page.getByRole('button', { name: 'Play now' }).click();
      await page.locator('.question').waitFor();
      await page.goBack();
      await page.getByRole('link', { name: 'About' }).click();
      await page.getByRole('link', { name: 'Start page' }).click();
      await page.getByText('Play at once').waitFor();
      expect(await page.getByText('This address leads nowhere').count()).toBe(0);
      expect(red).toEqual([]);
      await context.close();
    },
    LIMIT_MS,
  );

  test('is told why a link for another device does not work', async () => {
    const ann = await newGuest(house.server.url, 'Ann');
    const link = await ann.call('POST', '/me/device-link');
    const first = await visit();
    await first.page.goto(String(link.url));
    await first.page.getByRole('button', { name: 'Go on here' }).click();
    await first.page.getByText('Howdy, Ann.').waitFor();
    await first.context.close();
    const second = await visit();
    await second.page.goto(String(link.url));
    await second.page.getByText('each works once, within five minutes').waitFor();
    expect(await second.page.getByRole('button', { name: 'Go on here' }).count()).toBe(0);
    await second.page.getByRole('link', { name: 'To the start page' }).click();
    await second.page.getByText('Play at once').waitFor();
    await second.context.close();
  });

  test('who opens an invite link is told who invites and to what, then gives a name and sits down', async () => {
    const ann = await newGuest(house.server.url, 'Ann');
    const { inviteCode } = await ann.table('POST', '/tables', settings({ title: 'The 3:10', seats: 3 }));
    const { context, page } = await visit();
    await page.goto(`${house.server.url}/join/${inviteCode}`);
    await page.getByText('Ann invites you to “The 3:10”.').waitFor();
    await page.getByText('Seats taken: 1 of 3.').waitFor();
    await page.fill('[name=name]', 'Ben');
    await page.getByRole('button', { name: 'Come in' }).click();
    await page.getByRole('button', { name: 'I am ready' }).waitFor();
    await context.close();
  });

  test('may come in by an invite link though it was not heard what it is for', async () => {
    const ann = await newGuest(house.server.url, 'Ann');
    const { inviteCode } = await ann.table('POST', '/tables', settings({ seats: 3 }));
    const { context, page } = await visit();
    await page.route('**/api/tables/invitation', (route) => route.abort());
    await page.goto(`${house.server.url}/join/${inviteCode}`);
    await page.getByText('The server cannot be reached.').waitFor();
    await page.fill('[name=name]', 'Ben');
    await page.getByRole('button', { name: 'Come in' }).click();
    await page.getByRole('button', { name: 'I am ready' }).waitFor();
    await context.close();
  });

  test('is told of a game that is over that it is', async () => {
    const { ann, id, inviteCode } = await annsGame(2);
    await ann.table('POST', `/tables/${id}/abandon`, { agree: true });
    const { context, page } = await visit();
    await page.goto(`${house.server.url}/join/${inviteCode}`);
    await page.getByText('The game is over: you may see how it ended.').waitFor();
    await context.close();
  });
});
