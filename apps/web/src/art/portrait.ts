import { html, type TemplateResult } from 'lit-html';
import { refresh } from '../pages/refresh.ts';
import { lookOf, paint } from './look.ts';

type Drawn = typeof import('../stage/index.ts');
let drawn: Drawn | null = null;
let coming: Promise<Drawn> | null = null;

/** After so many milliseconds it is tried once more to fetch what could not be fetched. */
const AGAIN_MS = 10_000;

/**
 * The stage and its pictures come in a chunk of their own, so that the start page is there at once. Rejects where it cannot be
 * fetched.
 */
export function loadStage(): Promise<Drawn> {
  if (!coming) {
    coming = import('../stage/index.ts').then((module) => {
      drawn = module;
      refresh();
      return module;
    });
    coming.catch(() =>
      setTimeout(() => {
        coming = null;
      }, AGAIN_MS),
    );
  }
  return coming;
}

/** Head and shoulders of a character; his letter until the picture is there. Its name stands beside it. */
export function portrait(character: string, size: number): TemplateResult {
  loadStage().catch(() => {});
  const url = drawn?.portrait(character, size * 2) ?? '';
  return html`<span class="portrait" style="${paint(character)};--size:${size / 16}rem" aria-hidden="true">
    ${url ? html`<img src=${url} alt="" />` : html`<b>${lookOf(character).letter}</b>`}
  </span>`;
}
