import type { Findings } from './audit.ts';
import type { Report } from './run.ts';

const KINDS: Readonly<Record<keyof Findings, string>> = {
  lost: 'answers lost',
  doubled: 'answers doubled',
  wrongViews: 'views wrong',
  stuck: 'games stuck',
  broken: 'journals broken',
  surprises: 'refusals unexplained',
};
/** Of each kind so many are told in full. */
const TOLD = 5;

const middle = (sorted: readonly number[], share: number): string =>
  sorted.length === 0 ? '-' : `${Math.round(sorted[Math.floor(share * (sorted.length - 1))] as number)} ms`;

const isBug = (line: string): boolean => !line.includes('StoreFailure');

/** Nothing was lost, doubled, wrong, stuck or odd, and no server fell over. */
export const isClean = ({ findings, crashes }: Report): boolean =>
  crashes === 0 && Object.values(findings).every(({ length }) => length === 0);

/** The figures, one line each, and what is wrong. */
export function linesOf(report: Report): string[] {
  const { counts, harm, findings, returns, starts } = report;
  const line = (what: string, figure: string | number): string => `${what.padEnd(24)} ${figure}`;
  return [
    line('deployment', report.what),
    line('seconds', report.seconds),
    line('games', counts.games),
    line('answers acknowledged', `${counts.acknowledged} (of ${counts.rows} in the journals)`),
    line('duplicates sent', report.duplicates),
    line('views compared', counts.views),
    line(
      'servers killed',
      `${harm.kills} (answering again after ${middle(starts, 0.5)}, at most ${middle(starts, 1)})`,
    ),
    line('servers halted', harm.halts),
    line('connections cut', harm.cuts),
    line('  half-opened', harm.halfOpen),
    line('  stalled, delayed', `${harm.stalls}, ${harm.delays}`),
    line('disk full', harm.diskFull),
    line(
      'database down',
      `${harm.databaseDown} (and ${harm.databaseCuts} connections to it cut or half-opened)`,
    ),
    line('Redis down', harm.redisDown),
    line('clocks set', harm.clockSet),
    line(
      'back at the table',
      `median ${middle(returns, 0.5)}, p95 ${middle(returns, 0.95)} (${returns.length} times)`,
    ),
    line('servers fallen over', report.crashes),
    ...(Object.keys(KINDS) as (keyof Findings)[]).flatMap((kind) => [
      line(KINDS[kind], findings[kind].length),
      ...findings[kind].slice(0, TOLD).map((one) => `    ${one}`),
    ]),
    // A store that is away makes rooms throw too; that freezes nothing.
    ...(findings.stuck.length > 0 ? report.frozen.filter(isBug).slice(-TOLD) : []),
  ];
}
