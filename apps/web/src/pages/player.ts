import type { AnswerOf, PlayedGame, PlayerFigures, PlayerTally } from '@holdup/protocol';
import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../art/icons.ts';
import { portrait } from '../art/portrait.ts';
import { scene } from '../art/scene.ts';
import { api } from '../net/api.ts';
import { who } from '../store/account.ts';
import { dayAndTime } from '../text/clock.ts';
import { dollars, t } from '../text/index.ts';
import { capital, characterName } from '../text/naming.ts';
import { outcomeWords } from '../text/outcome.ts';
import { failure } from './failure.ts';
import { around, homeButton } from './invite.ts';
import type { Page } from './page.ts';
import { gameName } from './presets.ts';
import { refresh, shown } from './refresh.ts';

type Player = AnswerOf<'player'>;

/** Somebody's finished games and figures; null: one's own. */
export function playerPage(id: string | null): Page {
  const error = shown<string | null>(null);
  const found = shown<Player | null>(null);
  let left = false;
  const unwatch = who.watch(() => {
    refresh();
    void load();
  });

  async function load() {
    const now = who.get();
    if (now.is === 'nobody') return error.set('not-signed-in');
    if (now.is !== 'me') return;
    error.set(null);
    const reply = await api.player(id ?? now.account.player);
    if (left) return;
    if (reply.ok) found.set(reply);
    else error.set(reply.code);
  }

  const title = () => {
    const { player } = found.get() ?? {};
    if (id === null || player?.me) return t('player.mine');
    return player ? t('player.title', { name: player.name }) : t('app.name');
  };

  void load();
  return {
    title,
    leave() {
      left = true;
      unwatch();
    },
    view() {
      const refused = error.get();
      const now = found.get();
      const close = () => error.set(null);
      if (now) return page(title(), now, failure(refused, close));
      const body = refused ? html`${failure(refused)}${homeButton()}` : html`<p>${t('app.loading')}</p>`;
      return around(title(), html`<section class="paper">${body}</section>`);
    },
  };
}

const page = (
  title: string,
  { player, withPeople, withBots, games }: Player,
  problem: unknown,
): TemplateResult => {
  const none = html`<p class="quiet">${t('player.people.none')}</p>`;
  const apart = html`<p>${t('player.bots.text')}</p>${figures(withBots)}`;
  return html`<div class="start player">
    <header class="hero small">
      ${scene()}
      <div class="hero-words">
        <h1>${title}</h1>
        <p>${t('player.since', { date: new Date(player.since).toLocaleDateString([], { dateStyle: 'long' }) })}</p>
      </div>
    </header>
    <main id="main" tabindex="-1">
      ${problem}
      <div class="columns">
        <div class="column">
          ${section(t('player.people'), withPeople.all.games > 0 ? figures(withPeople) : none)}
          ${withBots.all.games > 0 ? section(t('player.bots'), apart) : nothing}
          ${section(t('player.rules'), html`<p>${t('player.rules.won')} ${t('player.rules.two')}</p>`)}
        </div>
        <div class="column">${section(t('player.last'), lastGames(games))}</div>
      </div>
    </main>
    <footer class="foot"><a href="/">${t('app.home')}</a></footer>
  </div>`;
};

const section = (
  title: string,
  body: TemplateResult,
): TemplateResult => html`<section class="paper" aria-label=${title}>
  <h2>${title}</h2>
  ${body}
</section>`;

const figures = ({ all, byGame, byCharacter }: PlayerFigures): TemplateResult => html`<table class="figures">
  <thead>
    <tr>
      <th scope="col"><span class="sr">${t('player.what')}</span></th>
      ${(['games', 'won', 'average', 'best'] as const).map((what) => html`<th scope="col">${t(`player.${what}`)}</th>`)}
    </tr>
  </thead>
  <tbody class="sums">
    ${row(t('player.all'), all)} ${byGame.map((one) => row(t(`player.game.${one.game}`), one))}
  </tbody>
  <tbody>
    ${byCharacter.map((one) => row(bandit(one), one))}
  </tbody>
</table>`;

/** The same bandits ride in both games. */
const bandit = ({ game, character }: PlayerFigures['byCharacter'][number]): TemplateResult =>
  html`${portrait(character, 30)}<span
      >${capital(characterName(character))}${game === 'super' ? html` <small>${t('player.game.super')}</small>` : nothing}</span
    >`;

function row(head: unknown, { games, won, average, best }: PlayerTally): TemplateResult {
  const money = (amount: number | null) => (amount === null ? t('player.none') : dollars(amount));
  const share = games === 0 ? '' : ` ${Math.round((100 * won) / games)} %`;
  return html`<tr>
    <th scope="row"><span class="figures-who">${head}</span></th>
    <td>${games}</td>
    <td>${won}<small>${share}</small></td>
    <td>${money(average)}</td>
    <td>${money(best)}</td>
  </tr>`;
}

const lastGames = (games: readonly PlayedGame[]): TemplateResult =>
  games.length === 0
    ? html`<p class="quiet">${t('player.last.none')}</p>`
    : html`<ol class="tables played">
        ${games.map(lastGame)}
      </ol>`;

function lastGame(game: PlayedGame): TemplateResult {
  const { endedAt, setup, characters, won, replay } = game;
  const when = dayAndTime(endedAt);
  const outcome = outcomeWords(game).join(' · ');
  return html`<li class="table-row ${won ? 'won' : ''}">
    <span class="played-faces">${characters.map((one) => portrait(one, 34))}</span>
    <div class="table-row-words">
      <b>${won ? icon('crown') : nothing} ${capital(outcome)}</b>
      <small>${[gameName(setup), characters.map((one) => capital(characterName(one))).join(' & '), when].join(' · ')}</small>
      <small>${opponents(game)}</small>
    </div>
    ${
      replay === null
        ? nothing
        : html`<a class="button secondary" href="/replay/${replay}" aria-label=${t('player.replay', { when })}>${t('table.go.replay')}</a>`
    }
  </li>`;
}

/** Who else was there, each with a way to his page. */
function opponents({ people, bots }: PlayedGame): TemplateResult {
  const some = bots > 0 ? [html`${t('player.botsToo', { bots })}`] : [];
  const named = (people ?? []).map(
    ({ name, player }) => html`<a class="player-link" href="/p/${player}">${name}</a>`,
  );
  const all = [...named, ...some];
  const hidden = people === null ? html`${t('player.private')}. ` : nothing;
  const list = all.map(
    (one, i) => html`${i === 0 ? '' : i === all.length - 1 ? ` ${t('and')} ` : ', '}${one}`,
  );
  return html`${hidden}${all.length > 0 ? html`${t('player.with')} ${list}` : nothing}`;
}
