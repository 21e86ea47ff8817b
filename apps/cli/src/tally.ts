import type { BotKind } from '@holdup/bots';
import type { GameSetup } from '@holdup/engine';
import { columns } from './columns.ts';
import type { AnyMatch } from './course.ts';
import { nameOf } from './names.ts';
import { dollars } from './words.ts';

/** One game of a simulation, as its table counts it. */
export interface Played {
  readonly setup: GameSetup;
  readonly bots: readonly BotKind[];
  readonly match: AnyMatch;
  readonly answers: number;
}

interface Sum {
  games: number;
  wins: number;
  money: number;
}

/** Sums games up: by players and edition, by bot, by seat and by character. A shared win is shared out. */
export class Tally {
  private readonly sums = new Map<string, Map<string, Sum>>();
  private games = 0;
  private answers = 0;

  add({ setup, bots, match, answers }: Played): void {
    this.games += 1;
    this.answers += answers;
    const { result } = match.table;
    if (!result) throw new Error('a game without a result cannot be summed up');
    const mean = result.scores.reduce((sum, { total }) => sum + total, 0) / result.scores.length;
    const played = `${setup.players.length} players, ${kindOf(setup)}`;
    this.count('set-up', played, { games: 1, wins: 1, money: mean });
    for (const { seat, total } of result.scores) {
      const wins = result.winners.includes(seat) ? 1 / result.winners.length : 0;
      const one = { games: 1, wins, money: total };
      this.count('bot', bots[seat] ?? '', one);
      this.count('seat', `${seat + 1}`, one);
      for (const who of setup.players[seat]?.characters ?? []) this.count('character', nameOf(who), one);
    }
  }

  /** The table as text. */
  table(seconds: number): string {
    const speed = Math.round(this.games / seconds).toLocaleString('en-US');
    const head = `${this.games} games in ${seconds.toFixed(1)} s: ${speed} games/s, ${(this.answers / this.games).toFixed(0)} answers a game`;
    const parts = [...this.sums].map(([what, rows]) => {
      const lines = [...rows]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, { games, wins, money }]) => [
          name,
          `${games}`,
          what === 'set-up' ? '' : `${wins.toFixed(1)} (${((100 * wins) / games).toFixed(1)} %)`,
          dollars(Math.round(money / games)),
        ]);
      const title =
        what === 'set-up' ? [what, 'games', '', 'mean money'] : [what, 'games', 'wins', 'mean money'];
      return columns([title, ...lines]);
    });
    return [head, ...parts].join('\n\n');
  }

  private count(what: string, name: string, one: Sum): void {
    const rows = this.sums.get(what) ?? new Map<string, Sum>();
    this.sums.set(what, rows);
    const sum = rows.get(name) ?? { games: 0, wins: 0, money: 0 };
    rows.set(name, {
      games: sum.games + one.games,
      wins: sum.wins + one.wins,
      money: sum.money + one.money,
    });
  }
}

/** The edition of `express`, the add-ons of `super`. */
const kindOf = (setup: GameSetup): string =>
  setup.game === 'super'
    ? ['super', ...Object.keys(setup.options)].join(' + ')
    : (setup.options.edition ?? 'bigBox');
