import type { LobbyView } from '@holdup/protocol';
import { html, type TemplateResult } from 'lit-html';
import { t } from '../text/index.ts';

type Whose = Pick<LobbyView, 'phase' | 'seats'>;

/** A player's name, which leads to his page; nobody is led away from a game that runs. */
export function playerLink(name: string, { phase, seats }: Whose, seat: number): TemplateResult {
  const player = seats[seat]?.player;
  return player ? pageLink(name, `/p/${player}`, phase === 'running') : html`${name}`;
}

/** The way to one's own page. */
export const ownPageLink = ({ phase }: Pick<Whose, 'phase'>): TemplateResult =>
  pageLink(t('player.mine.go'), '/me', phase === 'running');

const pageLink = (text: string, path: string, apart: boolean): TemplateResult =>
  apart
    ? html`<a class="player-link" href=${path} target="_blank">${text}<span class="sr"> ${t('player.newWindow')}</span></a>`
    : html`<a class="player-link" href=${path}>${text}</a>`;
