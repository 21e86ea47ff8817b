import type { Transcript } from '@holdup/proof';
import type { Account, AnswerOf, BodyOf, BotKind, TableSettings, TableSummary } from '@holdup/protocol';
import { call } from './http.ts';

export type { BotKind };

type WithTable = { readonly table: TableSummary };
type WithTables = { readonly tables: readonly TableSummary[] };

const table = (id: string, rest = '') => `/tables/${encodeURIComponent(id)}${rest}`;

/** Every call of the server's HTTP API, by what it does. */
export const api = {
  becomeGuest: (name: string) =>
    call<{ account: Account; recoveryCode: string }>('POST', '/guests', { name }),
  me: () => call<AnswerOf<'me'>>('GET', '/me'),
  rename: (name: string) => call<{ account: Account }>('PATCH', '/me', { name }),
  newRecoveryCode: () => call<{ recoveryCode: string }>('POST', '/me/recovery-code'),
  recover: (code: string) => call<{ account: Account }>('POST', '/recover', { code }),
  deviceLink: () => call<AnswerOf<'deviceLink'>>('POST', '/me/device-link'),
  checkClaim: (code: string) => call('POST', '/claim/check', { code }),
  claim: (code: string) => call<{ account: Account }>('POST', '/claim', { code }),
  player: (id: string) => call<AnswerOf<'player'>>('GET', `/players/${encodeURIComponent(id)}`),
  signOut: () => call('POST', '/me/sign-out'),

  myTables: () => call<WithTables>('GET', '/me/tables'),
  openTables: () => call<WithTables>('GET', '/tables'),
  createTable: (settings: TableSettings) =>
    call<WithTable & { inviteCode: string }>('POST', '/tables', settings),
  quickGame: (wish: { title: string; bots: number; bot: BotKind; setup: TableSettings['setup'] }) =>
    call<WithTable>('POST', '/quick', wish),
  table: (id: string) => call<WithTable>('GET', table(id)),
  changeTable: (id: string, settings: Partial<TableSettings>) =>
    call<WithTable>('PATCH', table(id), settings),
  invitation: (code: string) => call<AnswerOf<'invitation'>>('POST', '/tables/invitation', { code }),
  joinByCode: (code: string) => call<WithTable>('POST', '/tables/join-by-code', { code }),
  join: (id: string, seat?: number) =>
    call<WithTable>('POST', table(id, '/join'), seat === undefined ? {} : { seat }),
  characters: (id: string, characters: readonly string[]) =>
    call<WithTable>('POST', table(id, '/characters'), { characters }),
  ready: (id: string, ready: boolean) => call<WithTable>('POST', table(id, '/ready'), { ready }),
  commit: (id: string, sealed: { match: string; commit: string }) =>
    call<WithTable>('POST', table(id, '/commit'), sealed),
  reveal: (id: string, opened: { match: string; value: string }) =>
    call<WithTable>('POST', table(id, '/reveal'), opened),
  abandon: (id: string, agree: boolean) => call<WithTable>('POST', table(id, '/abandon'), { agree }),
  kick: (id: string, seat: number) => call<WithTable>('POST', table(id, '/kick'), { seat }),
  makeHost: (id: string, seat: number) => call<WithTable>('POST', table(id, '/host'), { seat }),
  bot: (id: string, seat: number, bot: BotKind | null) =>
    call<WithTable>('POST', table(id, '/bot'), { seat, bot }),
  start: (id: string) => call<WithTable>('POST', table(id, '/start')),
  leave: (id: string) => call('POST', table(id, '/leave')),
  comeBack: (id: string) => call('POST', table(id, '/return')),
  report: (id: string, report: BodyOf<'report'>) => call('POST', table(id, '/report'), report),
  rematch: (id: string) => call<WithTable>('POST', table(id, '/rematch')),
  /** Once the game is over: everything that happened in it, unveiled. */
  transcript: (id: string) => call<{ transcript: Transcript }>('GET', table(id, '/transcript')),
  ticket: (id: string, as: 'seat' | 'gallery') =>
    call<AnswerOf<'ticket'>>('POST', table(id, '/ticket'), { as }),
};
