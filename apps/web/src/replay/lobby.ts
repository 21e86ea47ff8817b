import type { LobbyView, TableSummary } from '@holdup/protocol';
import type { Recorded } from './recorded.ts';

/** Nobody is missed at a game that is over. */
export const lobbyAfter = (table: TableSummary): LobbyView => ({
  ...table,
  seats: table.seats.map((seat) => ({ ...seat, here: true, away: false })),
  watching: 0,
  watchers: [],
});

/** A file says who was played, not who played. */
export function lobbyOf({ recording }: Recorded): LobbyView {
  const { header } = recording;
  return {
    ...NO_TABLE,
    settings: { ...NO_TABLE.settings, seats: header.players.length },
    seats: header.players.map(({ characters }) => ({
      name: null,
      player: null,
      bot: null,
      ready: true,
      characters: [...characters],
      here: true,
      away: false,
      commit: null,
      opened: false,
      givesUp: false,
    })),
  };
}

const NO_TABLE: LobbyView = {
  id: '',
  title: '',
  visibility: 'private',
  watch: 'nobody',
  phase: 'over',
  settings: {
    title: '',
    visibility: 'private',
    watch: 'nobody',
    secondsPerDecision: 0,
    openPile: true,
    seats: 0,
    setup: { game: 'express', boxes: ['base'], options: {} },
  },
  host: 0,
  seats: [],
  round: null,
  deal: null,
  createdAt: 0,
  watching: 0,
  watchers: [],
};
