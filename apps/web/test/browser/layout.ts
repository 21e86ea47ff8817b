import type { Page } from 'playwright-core';

/** What has to be seen of a page, by CSS selectors. */
export interface Layout {
  /** Whatever is shown here is shown whole. */
  readonly whole: string;
  /** Of two that stand here neither covers the other. */
  readonly apart: readonly (readonly [one: string, other: string])[];
}

/** Words that are cut off, things that cover one another, and a page that runs out of its window: each in a few words. */
export const flawsOf = (page: Page, layout: Layout): Promise<string[]> =>
  page.evaluate(({ whole, apart }) => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} wide`);
    for (const one of document.querySelectorAll<HTMLElement>(whole))
      if (one.scrollWidth > one.clientWidth + 1) found.push(`cut off: ${one.textContent?.trim()}`);
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    for (const [one, other] of apart) {
      const [a, b] = [boxOf(one), boxOf(other)];
      if (!a || !b || a.width * a.height * b.width * b.height === 0) continue;
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 2 && down > 2) found.push(`${one} covers ${other}`);
    }
    return found;
  }, layout);
