import type { TemplateResult } from 'lit-html';

/** A page of the app: made when one comes to it, told when one leaves. */
export interface Page {
  title(): string;
  view(): TemplateResult;
  leave?(): void;
}
