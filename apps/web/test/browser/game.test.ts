import { describe, expect, test } from '@jest/globals';
import { openHouse } from './house.ts';
import { Player, type Seen } from './player.ts';

const LIMIT_MS = 8 * 60_000;

const house = openHouse({ BOT_DELAY_MS: '40' });

/** Ann opens a table with two bots, Ben comes by her link. */
async function board(): Promise<[Player, Player]> {
  const ann = await Player.sitDown(house.browser, 'Ann', house.server.url);
  await ann.page.fill('#name', 'Ann');
  await ann.page.getByRole('button', { name: 'Open a table …' }).click();
  await ann.page.getByRole('button', { name: 'Open the table' }).click();
  const link = await ann.page.locator('.waiting input[readonly]').inputValue();
  const ben = await Player.sitDown(house.browser, 'Ben', link);
  await ben.page.fill('input[name="name"]', 'Ben');
  await ben.page.getByRole('button', { name: 'Come in' }).click();
  await ben.page.getByRole('button', { name: 'I am ready' }).waitFor();
  await ann.page.getByRole('button', { name: 'Fill free seats with bots' }).click();
  await ann.page.locator('.seat.free').first().waitFor({ state: 'detached' });
  await ann.page.getByRole('button', { name: 'I am ready' }).click();
  await ben.page.getByRole('button', { name: 'I am ready' }).click();
  await ann.page.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([ann, ben].map(({ page }) => page.locator('.question').waitFor()));
  return [ann, ben];
}

/** Both answer whatever they are asked until `done`. */
async function play(players: readonly Player[], done: () => Promise<boolean> | boolean): Promise<void> {
  const until = Date.now() + LIMIT_MS;
  while (!(await done())) {
    if (Date.now() > until) throw new Error(`the game does not go on. The server says:\n${house.server.log}`);
    const answered = await Promise.all(players.map((player) => player.answer()));
    if (!answered.includes(true)) await players[0]?.page.waitForTimeout(50);
  }
}

const answersOf = (players: readonly Player[]): number =>
  players.reduce((sum, player) => sum + player.answers, 0);

/** Somebody is asked, and the picture stands still. */
async function pause(players: readonly Player[]): Promise<Seen[]> {
  await Promise.race(players.map(({ page }) => page.locator('.question.mine').waitFor()));
  return Promise.all(players.map((player) => player.seen()));
}

/** Touches a line of the log, sees that moment's train, and comes back to what is now. */
async function lookBack({ page }: Player): Promise<void> {
  const train = () => page.locator('#train li').allTextContents();
  const now = await train();
  await page.locator('button.log-line', { hasText: 'boards at' }).first().click();
  await page.locator('.look-bar', { hasText: 'boards at' }).waitFor();
  expect(await page.locator('#pile .piece').count()).toBe(0);
  await page.getByRole('button', { name: 'The next moment' }).click();
  await page.getByRole('button', { name: 'Return to now' }).click();
  await page.locator('.look-bar').waitFor({ state: 'detached' });
  expect(await train()).toEqual(now);
}

/** A sheet that is closed by key or by its button gives the focus back to what opened it. */
async function closeSheets({ page }: Player): Promise<void> {
  const gear = page.getByRole('button', { name: 'Settings', exact: true });
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.locator('dialog').getByRole('button', { name: 'Close' }).click(),
  ];
  for (const close of ways) {
    await gear.click();
    await page.locator('dialog[open]').waitFor();
    await close();
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await gear.evaluate((one) => one === document.activeElement)).toBe(true);
  }
}

/** Opens the replay from the end of the game, goes to its end and gives the totals counted there. */
async function replayed({ page }: Player): Promise<string[]> {
  await page.locator('.turning svg').waitFor();
  await page.getByRole('link', { name: 'Watch it again' }).click();
  await page.getByRole('button', { name: 'Round 3' }).click();
  await page.locator('.round-card', { hasText: 'Round 3' }).waitFor();
  await page.getByRole('button', { name: 'A step on' }).click();
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.locator('.end-open').click();
  return page.locator('.score tfoot tr:first-child td').allTextContents();
}

describe('a whole game in the browser', () => {
  test(
    'two people and two bots play to the score, through a reload and a crash of the server',
    async () => {
      const players = await board();
      const [ann] = players;

      await play(players, () => answersOf(players) >= 8);
      const before = await pause(players);
      await ann.page.reload();
      await ann.page.locator('.question').waitFor();
      expect(await ann.seen()).toEqual(before[0]);

      await play(players, () => answersOf(players) >= 22);
      const atCrash = await pause(players);
      await lookBack(ann);
      await closeSheets(ann);
      expect(atCrash.some(({ log }) => log.length > 20)).toBe(true);
      await house.server.kill();
      await Promise.all(players.map(({ page }) => page.locator('.banner.warn').waitFor()));
      await house.server.start();
      await Promise.all(
        players.map(({ page }) => page.locator('.banner.warn').waitFor({ state: 'detached' })),
      );
      expect(await Promise.all(players.map((player) => player.seen()))).toEqual(atCrash);

      await play(players, async () =>
        (await Promise.all(players.map((player) => player.ended()))).every(Boolean),
      );
      const totals = await Promise.all(
        players.map(({ page }) => page.locator('.score tfoot tr:first-child td').allTextContents()),
      );
      expect(totals[0]).toHaveLength(4);
      expect(totals[1]).toEqual(totals[0]);
      expect(await replayed(ann)).toEqual(totals[0]);
      expect(players.flatMap(({ problems }) => problems)).toEqual([]);
      for (const player of players) await player.leave();
    },
    LIMIT_MS + 60_000,
  );
});
