import type { BrowserContext, Page } from 'playwright-core';
import { type Guest, newGuest } from '../../../server/test/harness.ts';
import { type House, windowOf } from './house.ts';

interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the browser's console shows in red. */
  readonly red: string[];
}

/** Ways into a house, for who looks at its pages. */
export function visitsTo(house: House) {
  async function visit(guest?: Guest, viewport = { width: 1280, height: 800 }): Promise<Visit> {
    const context = await windowOf(house, viewport, guest);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const red: string[] = [];
    page.on('console', (line) => line.type() === 'error' && red.push(line.text()));
    page.on('pageerror', (problem) => red.push(problem.message));
    return { context, page, red };
  }

  /** The page of a table, as the guest sees it. */
  async function visitTable(
    id: string,
    guest?: Guest,
    viewport?: { width: number; height: number },
  ): Promise<Visit> {
    const visited = await visit(guest, viewport);
    await visited.page.goto(`${house.server.url}/t/${id}`);
    return visited;
  }

  /** Ann at a game of hers against so many bots. */
  async function annsGame(bots: number, bot: 'random' | 'heuristic' = 'random') {
    const ann = await newGuest(house.server.url, 'Ann');
    const { id, inviteCode = '' } = await ann.table('POST', '/quick', { bots, bot });
    return { ann, id, inviteCode };
  }

  return { visit, visitTable, annsGame };
}
