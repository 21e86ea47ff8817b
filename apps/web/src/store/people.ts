import type { SeatSummary } from '@holdup/protocol';

const BOT_NAMES = ['Rusty', 'Dusty', 'Slim', 'Buck', 'Cactus', 'Lefty', 'Whistler', 'Jeb', 'Smoky'];

/** Bots have no name of their own; each chair has one for them. */
export const botName = (seat: number): string => BOT_NAMES[seat % BOT_NAMES.length] ?? 'Bot';

export const namesOf = (seats: readonly SeatSummary[]): string[] =>
  seats.map((seat, i) => seat.name ?? (seat.bot ? botName(i) : ''));
