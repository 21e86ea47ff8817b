import { openGame, questionFor, seedFrom, waitingFor } from '@holdup/engine';

const ENOUGH = 1500;

/** Answers a second that the engine alone plays here just now, on one thread: what to hold a busy machine's figures against. */
export function engineSpeed(): number {
  const players = ['ghost', 'tuco', 'doc', 'cheyenne'].map((who) => ({ characters: [who] }));
  const game = openGame({ game: 'express', boxes: ['base'], options: {}, players });
  let answers = 0;
  let began = performance.now();
  let measuring = false;
  for (let number = 0; !measuring || performance.now() - began < ENOUGH; number++) {
    // The first half warms the compiler up.
    if (!measuring && performance.now() - began > ENOUGH / 2) {
      measuring = true;
      answers = 0;
      began = performance.now();
    }
    let { match } = game.begin(seedFrom(`yardstick ${number}`));
    for (let prompt = match.prompt; prompt; prompt = match.prompt) {
      const seat = waitingFor(prompt)[0] as number;
      const options = questionFor(prompt, seat)?.options ?? [];
      const option = options[Math.floor(Math.random() * options.length)]?.id ?? '';
      const played = game.play(match, { seat, prompt: prompt.id, option });
      if (played.refused) throw new Error(played.refused);
      match = played.match;
      answers += 1;
    }
  }
  return (1000 * answers) / (performance.now() - began);
}
