import { answers, bodies, PlayerId } from '@holdup/protocol';
import type { House } from '../house.ts';
import type { PlayerId as StoredPlayerId } from '../store/index.ts';
import { refused } from '../tables/decide.ts';
import { playerPage } from '../tables/player.ts';
import { type Call, call } from './call.ts';

export const playerCalls = (house: Pick<House, 'store' | 'barred'>): Call[] => [
  call({
    method: 'get',
    path: '/players/:player',
    summary: 'A player: since when he plays here, his figures, and his last finished games.',
    body: bodies.nothing,
    answer: answers.player,
    to: 'account',
    allowance: 'players',
    async handle({ account, params }) {
      const id = PlayerId.safeParse(params.player);
      return id.success ? playerPage(house, account, id.data as StoredPlayerId) : refused('not-found');
    },
  }),
];
