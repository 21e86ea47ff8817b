export * from './express/index.ts';
export * from './games.ts';
export * from './kernel/index.ts';
// Of the laws, those of any game stand for those of `express`.
export { lostOrFound, miscounted, questionsAtMost } from './laws.ts';
export * from './recording.ts';
export * from './super/index.ts';
export { ENGINE_VERSION } from './version.ts';
