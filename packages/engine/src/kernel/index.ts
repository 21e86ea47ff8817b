export * from './game.ts';
export * from './match.ts';
export * from './places.ts';
export * from './play.ts';
export * from './replay.ts';
export * from './rng.ts';
export * from './run.ts';
