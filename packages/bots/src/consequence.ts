import type { Option } from '@holdup/engine';
import { drops, freesStrongbox, goes, marshalGoes, shoots, takes } from './happen.ts';
import type { ExpressInput } from './input.ts';
import { brawls, captures, freesBandit, freesPrisoner } from './law.ts';
import { punches, pushes, rides } from './outcomes.ts';
import { add, type Scene, spotOf, type Token, tokenOf } from './scene.ts';

/** The scenes an answer may lead to (its giver chooses among them later); none where the bot knows no better. */
type Consequence = (scene: Scene, option: Option, input: ExpressInput) => readonly Scene[];

const actor = (scene: Scene, { question }: ExpressInput): number => scene.names.indexOf(question.who ?? '');
const victim = (scene: Scene, { question }: ExpressInput): number =>
  scene.names.indexOf(question.about?.character ?? '');
const target = (scene: Scene, option: Option): number => scene.names.indexOf(option.about.character ?? '');

function token({ table }: ExpressInput, id: number | undefined): Token | null {
  const found = table.loot.find((one) => one.id === id);
  return found ? tokenOf(found) : null;
}

/** `who` goes where the option says. */
const walks = (scene: Scene, option: Option, who: number): readonly Scene[] =>
  who < 0 || option.about.place === undefined
    ? []
    : [goes(scene, who, spotOf(option.about.place, scene.cars))];

const grabs: Consequence = (scene, option, input) => {
  const who = actor(scene, input);
  const taken = token(input, option.about.loot);
  const { place } = option.about;
  if (who < 0) return [];
  if (place !== undefined) return [{ ...scene, dynamite: spotOf(place, scene.cars) }];
  return taken ? [takes(scene, who, taken)] : [scene];
};

/** By question kind: what each answer of a Stealin' question changes. */
export const consequences: Readonly<Record<string, Consequence>> = {
  move: (scene, option, input) => walks(scene, option, actor(scene, input)),
  changeFloor: (scene, option, input) => walks(scene, option, actor(scene, input)),
  marshal: (scene, option) =>
    option.about.place === undefined ? [] : [marshalGoes(scene, spotOf(option.about.place, scene.cars))],
  loot: grabs,
  pickpocketing: grabs,
  shoot: (scene, option, input) => {
    const [by, hit] = [actor(scene, input), target(scene, option)];
    return by < 0 || hit < 0 ? [] : [shoots(scene, by, hit)];
  },
  ride: (scene, option, input) => {
    const who = actor(scene, input);
    const { place } = option.about;
    return who < 0 || place === undefined ? [] : [rides(scene, who, spotOf(place, scene.cars))];
  },
  capture: (scene, option) => {
    const hit = target(scene, option);
    return hit < 0 ? [] : [captures(scene, hit)];
  },
  secondShot: (scene, option, input) => {
    const [by, hit] = [actor(scene, input), target(scene, option)];
    return hit < 0 ? [scene] : [shoots(scene, by, hit)];
  },
  leaveCell: (scene, option, input) => walks(scene, option, actor(scene, input)),
  free: (scene, option, input) => {
    const [who, other] = [actor(scene, input), target(scene, option)];
    return [other < 0 ? freesPrisoner(scene, who) : freesBandit(scene, who, other)];
  },
  give: (scene, option, input) => {
    const gift = token(input, option.about.loot);
    return gift ? [{ ...scene, money: add(scene.money, actor(scene, input), -gift.worth) }] : [];
  },
  flee: (scene, option, input) => walks(scene, option, actor(scene, input)),
  dodge: (scene, option) => {
    const hit = target(scene, option);
    return hit < 0 ? [] : [{ ...scene, received: add(scene.received, hit, 1) }];
  },
  punch: (scene, option, input) => {
    if (option.about.character === 'shotgun') return [freesStrongbox(scene)];
    const [by, hit] = [actor(scene, input), target(scene, option)];
    return by < 0 || hit < 0 ? [] : punches(scene, by, hit);
  },
  drop: (scene, option, input) => {
    const [by, hit] = [actor(scene, input), victim(scene, input)];
    const fallen = token(input, option.about.loot);
    if (hit < 0 || !fallen) return [];
    const dropped = brawls(drops(scene, hit, fallen), by, hit);
    const pockets = fallen.kind === 'purse' && scene.names[by] === 'cheyenne';
    return pushes(pockets ? takes(dropped, by, fallen) : dropped, hit);
  },
  push: (scene, option, input) => walks(scene, option, victim(scene, input)),
  shotAway: (scene, option, input) => walks(scene, option, victim(scene, input)),
  pocket: (scene, option, input) => {
    const who = actor(scene, input);
    const fallen = token(input, input.question.about?.loot);
    return option.id === 'yes' && who >= 0 && fallen ? [takes(scene, who, fallen)] : [scene];
  },
};
