import type { AnyTable, Fact } from '@holdup/engine';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { StageInput } from '../../src/stage/contract.ts';
import { Motion } from '../../src/stage/motion.ts';
import type { Picture, Staging } from '../../src/stage/staging.ts';
import { Theatre } from '../../src/stage/theatre.ts';

/** A page that can be hidden and draws no frames: what moves stays under way until something ends it. */
class Page extends EventTarget {
  hidden = false;
  hide(): void {
    this.hidden = true;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: Page;
beforeEach(() => {
  page = new Page();
  Object.assign(globalThis, {
    document: page,
    requestAnimationFrame: () => 1,
    cancelAnimationFrame: () => {},
  });
});

const table = (name: string) => ({ game: 'express', name, players: [] }) as unknown as AnyTable;
const fact: Fact = { kind: 'firstPlayer', seat: 0 };
const tick = () => new Promise((done) => setImmediate(done));

/** A stage on which each fact is acted out by `act`, and what it did. */
function stageWith(act: (motion: Motion) => Promise<void>) {
  const motion = new Motion(() => {});
  const settled: string[] = [];
  const followed: number[] = [];
  const eye = {
    view: { whole: false },
    jump: () => {},
    follow: (unit: number) => followed.push(unit),
  };
  const picture = {
    ...{ motion, eye, scene: '', calm: false, still: false, ride: { setRolling() {} } },
    mapAt: () => null,
    targets: () => [],
    settle: (scene: string) => settled.push(scene),
    whereIs: () => 7,
  } as unknown as Picture<string>;
  const staging: Staging<AnyTable, string> = {
    picture,
    sceneOf: (one) => (one as unknown as { name: string }).name,
    sceneAfter: (scene) => scene,
    act: () => act(motion),
    actorOf: () => null,
  };
  const canvas = Object.assign(new EventTarget(), {
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
  }) as unknown as HTMLCanvasElement;
  const theatre = new Theatre(canvas, staging, { carName: () => '', software: false });
  const play = (after: string) =>
    theatre.play([fact], table('before'), table(after), new AbortController().signal);
  const tap = () => {
    const point = { pointerId: 1, pointerType: 'touch', button: 0, clientX: 5, clientY: 5 };
    for (const type of ['pointerdown', 'pointerup'])
      canvas.dispatchEvent(Object.assign(new Event(type), point));
  };
  return { theatre, play, settled, followed, tap };
}

describe('the stage', () => {
  test('goes on with the next batch after one whose move failed', async () => {
    const { play, settled } = stageWith(() => Promise.reject(new Error('no such figure')));
    await expect(play('first')).rejects.toThrow('no such figure');
    await expect(play('second')).rejects.toThrow('no such figure');
    expect(settled).toContain('before');
  });

  test('comes to the end of what it shows when the tab is hidden', async () => {
    const { play, settled } = stageWith((motion) => motion.tween(600, () => {}));
    let ended = false;
    const playing = play('after').then(() => {
      ended = true;
    });
    await tick();
    expect(ended).toBe(false);
    page.hide();
    await playing;
    expect(settled.at(-1)).toBe('after');
  });

  test('says of each fact when it begins to act it out, and nothing of what it skips', async () => {
    const { theatre } = stageWith((motion) => motion.tween(600, () => {}));
    const began: number[] = [];
    const facts: Fact[] = [fact, { kind: 'firstPlayer', seat: 1 }];
    const { signal } = new AbortController();
    const show = () =>
      theatre.play(facts, table('before'), table('after'), signal, (count) => began.push(count));
    const playing = show();
    await tick();
    expect(began).toEqual([1]);
    page.hide();
    await playing;
    expect(began).toEqual([1]);
    await show();
    expect(began).toEqual([1]);
  });

  test('is hurried by a tap while it acts something out, and only then', async () => {
    const { theatre, play, tap } = stageWith((motion) => motion.tween(600, () => {}));
    let hurried = 0;
    theatre.onHurry(() => hurried++);
    tap();
    expect(hurried).toBe(0);
    const playing = play('after');
    await tick();
    tap();
    expect(hurried).toBe(1);
    page.hide();
    await playing;
    tap();
    expect(hurried).toBe(1);
  });

  test('takes the camera to whoever is asked once, not whenever something else changes', async () => {
    const { theatre, play, followed } = stageWith(() => Promise.resolve());
    const asked = (kind: string): StageInput<AnyTable> => ({
      ...{ table: table('now'), mySeat: 0, names: [], lit: new Map(), turnSeat: 0 },
      ...{ question: { kind, who: 'belle' }, actingCharacter: 'belle' },
    });
    theatre.show(asked('move'));
    theatre.show(asked('shoot'));
    theatre.show(asked('shoot'));
    expect(followed).toEqual([7]);
    await play('later');
    theatre.show(asked('shoot'));
    expect(followed).toEqual([7, 7]);
  });
});
