import { readKeys, type Transcript, verifyText } from '@holdup/proof';
import type { TableSummary } from '@holdup/protocol';
import { describe, expect, test } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { signerFrom, transcriptOf } from '../../../../packages/proof/test/games.ts';
import { kindCalled } from '../../../../packages/proof/test/kinds.ts';
import { altered, disordered, forged } from '../../../../packages/proof/test/tampers.ts';
import { type Guest, newGuest, settings } from '../../../server/test/harness.ts';
import { openHouse, shot, windowOf } from './house.ts';

const LIMIT_MS = 4 * 60_000;
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

const house = openHouse({ BOT_DELAY_MS: '10' });

/** What the page found. */
interface Told {
  readonly verdict: string;
  readonly first: string | null;
  readonly states: Readonly<Record<string, string>>;
}

async function told(page: Page): Promise<Told> {
  return page.evaluate(() => {
    const text = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? null;
    const rows = [...document.querySelectorAll<HTMLElement>('.checks [data-check]')];
    return {
      verdict: document.querySelector('.verdict')?.className.split(' ').at(-1) ?? '',
      first: text('.verdict .first'),
      states: Object.fromEntries(rows.map((one) => [one.dataset.check, one.className])),
    };
  });
}

const file = (record: unknown, name: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(record)),
});

/** Chooses a file and waits until the page has looked at it. */
async function choose(page: Page, record: unknown, name: string): Promise<Told> {
  await page.locator('input[type=file]').setInputFiles(file(record, name));
  await page.locator('.verdict', { hasText: name }).waitFor();
  return told(page);
}

/** What the browser must say, by the verifier of this process. */
function expected(record: unknown, keys: readonly string[]) {
  const { verdict, checks } = verifyText(JSON.stringify(record), { keys, seen: null });
  const states = Object.fromEntries(checks.map(({ id, state }) => [id, state]));
  return { verdict, states };
}

/** Ann's browser sits at a table with two bots and plays nothing; another device of hers plays the game to its end. */
async function played(): Promise<{ ann: Guest; table: TableSummary; context: BrowserContext; page: Page }> {
  const ann = await newGuest(house.server.url, 'Ann');
  const { id } = await ann.table(
    'POST',
    '/tables',
    settings({ seats: 3, strictShuffle: true, setup: { game: 'super', boxes: [], options: {} } }),
  );
  for (const seat of [1, 2]) await ann.table('POST', `/tables/${id}/bot`, { seat, bot: 'random' });
  const context = await windowOf(house, DESKTOP, ann);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.goto(`${house.server.url}/t/${id}`);
  await page.getByText('A fair shuffle').click();
  await page.getByText('Everybody has sealed a number.').waitFor();
  await shot(page, 'waiting-desktop');
  await page.getByRole('button', { name: 'I am ready' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.question').waitFor();
  const passenger = await ann.sit(id);
  await passenger.playOn();
  await passenger.leave();
  return { ann, table: await ann.table('GET', `/tables/${id}`), context, page };
}

describe('the page /verify', () => {
  test(
    'finds a game of this server sound, with the number that this very browser gave, and needs no server for files',
    async () => {
      const { ann, table, page, context } = await played();
      await page.goto(`${house.server.url}/verify?table=${table.id}`);
      await page.locator('.verdict').waitFor();
      const { verdict, first, states } = await told(page);
      expect({ verdict, first }).toEqual({ verdict: 'sound', first: null });
      expect(new Set(Object.values(states))).toEqual(new Set(['ok']));
      expect(Object.keys(states)).toHaveLength(14);
      await shot(page, 'sound-desktop');

      const { transcript } = await ann.call('GET', `/tables/${table.id}/transcript`);
      const record = transcript as Transcript;
      expect(record.header.deal.seats.map(({ source }) => source)).toEqual(['player', 'bot', 'bot']);
      const keys =
        readKeys(await (await fetch(`${house.server.url}/.well-known/holdup-keys.json`)).text()) ?? [];

      await context.setOffline(true);
      await page.evaluate((text) => {
        const carried = new DataTransfer();
        carried.items.add(new File([text], 'dropped.json'));
        const drop = new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true });
        document.querySelector('.drop')?.dispatchEvent(drop);
      }, JSON.stringify(record));
      await page.waitForFunction(() => document.querySelector('.verdict')?.className.includes('sound'));
      await context.close();

      // Somebody else's phone: the same file, and the same file tampered with.
      const phone = await windowOf(house, PHONE);
      const pocket = await phone.newPage();
      const problems: string[] = [];
      pocket.on('pageerror', (problem) => problems.push(problem.message));
      const published = pocket.waitForResponse('**/.well-known/holdup-keys.json');
      await pocket.goto(`${house.server.url}/verify`);
      await (await published).finished();
      expect(await pocket.locator('.foot-note').count()).toBe(0);
      await phone.setOffline(true);
      const sound = await choose(pocket, record, 'mine.json');
      expect({ verdict: sound.verdict, states: sound.states }).toEqual(expected(record, keys));
      expect(sound.verdict).toBe('sound');
      await pocket.getByText('The keys are those of this server.').waitFor();
      await shot(pocket, 'sound-phone');

      const forger = signerFrom('somebody else');
      const other = transcriptOf(kindCalled('two players'), signerFrom('another server'));
      const third = transcriptOf(kindCalled('super'), signerFrom('another server'));
      const tampered = [record, other, third].flatMap((one) => [
        ...altered(one),
        ...disordered(one),
        ...forged(one, forger),
      ]);
      expect(tampered.length).toBeGreaterThanOrEqual(200);
      for (const [i, { what, record: changed }] of tampered.entries()) {
        const seen = await choose(pocket, changed, `${i}.json`);
        expect({ what, verdict: seen.verdict, states: seen.states }).toEqual({
          what,
          ...expected(changed, keys),
        });
        expect(seen.first).toContain('What diverges first:');
      }
      await shot(pocket, 'wrong-phone');
      const option = tampered.find(({ what }) => what.endsWith('.option'));
      const illegal = await choose(pocket, option?.record, 'illegal.json');
      expect(illegal.first).toMatch(/Answer \d+: Illegal move/);
      await shot(pocket, 'illegal-phone');
      expect(problems).toEqual([]);
      await phone.close();
    },
    LIMIT_MS,
  );

  test('remembers the commitment of a game that began at once, where nobody was asked for a number', async () => {
    const ann = await newGuest(house.server.url, 'Ann');
    const setup = { game: 'super', boxes: [], options: {} } as const;
    const { id } = await ann.table('POST', '/quick', { bots: 2, bot: 'random', setup });
    const context = await windowOf(house, DESKTOP, ann);
    const page = await context.newPage();
    await page.goto(`${house.server.url}/t/${id}`);
    await page.locator('.question').waitFor();
    const passenger = await ann.sit(id);
    await passenger.playOn();
    await passenger.leave();
    await page.goto(`${house.server.url}/verify?table=${id}`);
    await page.locator('.verdict').waitFor();
    expect(await told(page)).toMatchObject({ verdict: 'sound', states: { memory: 'ok' } });
    await context.close();
  });

  test('says so when it is given something else, and leads on to the replay of the same file', async () => {
    const context = await windowOf(house, DESKTOP);
    const page = await context.newPage();
    await page.goto(house.server.url);
    await page.getByRole('link', { name: 'Verify a game' }).click();
    const { verdict, first } = await choose(page, { hello: 'there' }, 'letter.json');
    expect(verdict).toBe('unreadable');
    expect(first).toContain('not the record of a Holdup game');
    await shot(page, 'unreadable-desktop');
    await context.close();
  });
});
