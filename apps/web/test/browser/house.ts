import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromiumPath, launchArgs } from '../../../../scripts/chromium.mjs';
import { freePort } from '../../../../scripts/freePort.mjs';
import type { Guest } from '../../../server/test/harness.ts';
import { ServerProcess } from '../../../server/test/kill/serverProcess.ts';

/** Pictures go to SHOTS_DIR for who wants to look; none are taken without it. WEB_DIR is another client than the built one. */
const { SHOTS_DIR, WEB_DIR } = process.env;

/** Where the tests of one file take place. */
export interface House {
  readonly server: ServerProcess;
  readonly browser: Browser;
}

/**
 * A real server on data of its own, with these variables, and a browser. To be called at the top of a file: both are there from
 * the first test to the last.
 */
export function openHouse(env: Readonly<Record<string, string>>): House {
  let server: ServerProcess;
  let browser: Browser;
  let data: string;
  beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), 'holdup-browser-'));
    server = new ServerProcess(await freePort(), data, { ...env, ...(WEB_DIR ? { WEB_DIR } : {}) });
    await server.start();
    browser = await chromium.launch({ executablePath: await chromiumPath(), args: launchArgs });
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await server?.kill();
    rmSync(data, { recursive: true, force: true });
  });
  return {
    get server() {
      return server;
    },
    get browser() {
      return browser;
    },
  };
}

/** A browser window of its own, in CSS pixels, in which the guest is signed in, if one is given. */
export async function windowOf(
  { browser, server }: House,
  viewport: { readonly width: number; readonly height: number },
  guest?: Guest,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  const [name = '', value = ''] = (guest?.cookie ?? '').split('=');
  if (guest) await context.addCookies([{ name, value, url: server.url }]);
  return context;
}

/** Takes a picture, once the page has come to rest. */
export async function shot(page: Page, name: string): Promise<void> {
  if (!SHOTS_DIR) return;
  await page.waitForTimeout(1_500);
  await page.screenshot({ path: join(SHOTS_DIR, `${name}.png`), fullPage: true });
}
