import type { Browser, BrowserContext, Page } from 'playwright-core';

/** What one player's page shows of the game, as text: all of it must outlive a reload and a crash of the server. */
export interface Seen {
  readonly question: string;
  readonly hand: readonly string[];
  readonly pile: readonly string[];
  readonly loot: readonly string[];
  readonly train: readonly string[];
  readonly log: readonly string[];
}

/** Everything at once, nothing taught, the log open where it covers nothing: the test reads text, not motion. */
const settingsAt = ({ width }: Device): string =>
  JSON.stringify({ speed: 0, coach: 'off', logOpen: width >= TABLET.width, sound: false });
const STILL_MS = 400;

/** What a player looks at: CSS pixels, and whether he has fingers instead of a mouse. */
export interface Device {
  readonly width: number;
  readonly height: number;
  readonly touch?: boolean;
}
const TABLET: Device = { width: 820, height: 600 };

/** One person in front of a browser of his own. */
export class Player {
  readonly name: string;
  readonly page: Page;
  readonly problems: string[] = [];
  answers = 0;
  private readonly context: BrowserContext;

  private constructor(name: string, context: BrowserContext, page: Page) {
    this.name = name;
    this.context = context;
    this.page = page;
    page.on('pageerror', (error) => this.problems.push(`${name}: ${error.message}`));
  }

  static async sitDown(browser: Browser, name: string, url: string, at: Device = TABLET): Promise<Player> {
    const context = await browser.newContext({
      viewport: { width: at.width, height: at.height },
      reducedMotion: 'reduce',
      hasTouch: at.touch ?? false,
    });
    await context.addInitScript(
      (settings) => localStorage.setItem('holdup.settings', settings),
      settingsAt(at),
    );
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const player = new Player(name, context, page);
    await page.goto(url);
    return player;
  }

  async ended(): Promise<boolean> {
    return this.page.locator('.end').isVisible();
  }

  /** Answers what is asked, if anything: by the keyboard and by clicking in turn. */
  async answer(): Promise<boolean> {
    const mine = this.page.locator('.question.mine');
    if (!(await mine.isVisible())) return false;
    const options = this.page.locator('[data-option]:not([aria-pressed="true"])');
    const count = await options.count();
    if (count === 0) return false;
    const before = await this.promptText();
    if (this.answers % 2 === 0)
      await this.page.keyboard.press(String(1 + (this.answers % Math.min(count, 9))));
    else
      await options
        .nth(this.answers % count)
        .click({ timeout: 5_000 })
        .catch(() => undefined);
    this.answers++;
    await this.page
      .waitForFunction(
        (text) => document.querySelector('[data-prompt]')?.getAttribute('data-prompt') !== text,
        before,
        {
          timeout: 5_000,
          polling: 30,
        },
      )
      .catch(() => undefined);
    return true;
  }

  /** What is seen once nothing has changed for a while. */
  async seen(): Promise<Seen> {
    let last = await this.look();
    for (let tries = 0; tries < 60; tries++) {
      await this.page.waitForTimeout(STILL_MS);
      const now = await this.look();
      if (JSON.stringify(now) === JSON.stringify(last)) return now;
      last = now;
    }
    throw new Error(`${this.name}'s page never stands still`);
  }

  async leave(): Promise<void> {
    await this.context.close();
  }

  private promptText(): Promise<string | null> {
    return this.page.locator('[data-prompt]').getAttribute('data-prompt');
  }

  private look(): Promise<Seen> {
    return this.page.evaluate(() => {
      const texts = (selector: string) =>
        [...document.querySelectorAll(selector)].map((one) =>
          (one.textContent ?? '').replace(/\s+/g, ' ').trim(),
        );
      return {
        question: texts('.question-words').join(),
        hand: [...document.querySelectorAll('#hand .held')].map(
          (one) => one.getAttribute('aria-label') ?? '',
        ),
        pile: texts('#pile .piece .sr'),
        loot: texts('#loot .token'),
        train: texts('#train li'),
        log: texts('.log li, .log h3, .log h4'),
      };
    });
  }
}
