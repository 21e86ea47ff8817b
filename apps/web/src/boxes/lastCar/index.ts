import { t } from '../../text/index.ts';
import type { ClientBox } from '../box.ts';

export const lastCar: ClientBox = {
  id: 'lastCar',
  offered: 'variant',
  lines: { carUnhooked: () => ({ icon: 'train', text: t('fact.carUnhooked') }) },
  changes: { carUnhooked: (scene, { car }) => ({ ...scene, cars: scene.cars.slice(0, car) }) },
};
