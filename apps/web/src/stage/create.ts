import type { Stage, StageOptions } from './contract.ts';

export function createStage(_options: StageOptions): Promise<Stage> {
  const canvas = document.createElement('canvas');
  const nothing = () => {};
  return Promise.resolve({
    canvas,
    show: nothing,
    play: () => Promise.resolve(),
    setPace: nothing,
    onPick: nothing,
    onHover: nothing,
    resize: nothing,
    focusCar: nothing,
    destroy: nothing,
  });
}
