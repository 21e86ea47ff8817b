export { lootIcon, portrait } from './art/icons.ts';
export type {
  Insets,
  PaceSetting,
  Speed,
  Stage,
  StageInput,
  StageOptions,
} from './contract.ts';
export { createStage } from './create.ts';
