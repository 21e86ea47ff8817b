import { answers, bodies } from '@holdup/protocol';
import type { House } from '../house.ts';
import type { TableId } from '../store/index.ts';
import { report } from '../tables/report.ts';
import { type Call, call } from './call.ts';

export const reportCalls = (house: House): Call[] => [
  call({
    method: 'post',
    path: '/tables/:id/report',
    summary: 'Tell those who run the server about a player, or about a line of the chat.',
    body: bodies.report,
    answer: answers.done,
    to: 'account',
    allowance: 'reports',
    handle: ({ account, params, body }) => report(house, account, params.id as TableId, body),
  }),
];
