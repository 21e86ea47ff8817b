export { backUp, restore } from './backup.ts';
export { StoreFailure } from './failure.ts';
export { GroupCommit } from './groupCommit.ts';
export { openStore, openStoreBeside, type StorePlace } from './open.ts';
export * from './store.ts';
export * from './tokens.ts';
