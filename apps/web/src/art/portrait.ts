import { html, type TemplateResult } from 'lit-html';
import { refresh } from '../pages/refresh.ts';
import { lookOf, paint } from './look.ts';

type Drawn = typeof import('../stage/index.ts');
let drawn: Drawn | null = null;
let coming: Promise<Drawn> | null = null;

/** The stage and its pictures come in a chunk of their own, so that the start page is there at once. */
export function loadStage(): Promise<Drawn> {
  coming ??= import('../stage/index.ts').then((module) => {
    drawn = module;
    refresh();
    return module;
  });
  return coming;
}

/** Head and shoulders of a character; his letter until the picture is there. Its name stands beside it. */
export function portrait(character: string, size: number): TemplateResult {
  void loadStage();
  const url = drawn?.portrait(character, size * 2) ?? '';
  return html`<span class="portrait" style="${paint(character)};--size:${size / 16}rem" aria-hidden="true">
    ${url ? html`<img src=${url} alt="" />` : html`<b>${lookOf(character).letter}</b>`}
  </span>`;
}
