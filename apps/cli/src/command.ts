import { type ParseArgsConfig, parseArgs } from 'node:util';

/** One command of `holdup`. `run` gives the exit status: 0 all well, 1 something failed, 2 it was asked for wrongly. */
export interface Command {
  readonly summary: string;
  /** What `holdup help COMMAND` prints. */
  readonly usage: string;
  run(args: readonly string[]): Promise<number>;
}

/** The command line cannot be understood. Its message says how to put it right; `main` prints it and exits with 2. */
export class UsageProblem extends Error {}

/** Reads a command's options; whatever is not listed is refused. */
export function readArguments<O extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: O,
  positionals: { readonly most: number },
) {
  const parsed = parsedOrRefused(args, options);
  if (parsed.positionals.length > positionals.most) {
    throw new UsageProblem(`what is ${parsed.positionals[positionals.most]}?`);
  }
  return parsed;
}

function parsedOrRefused<O extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: O,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (problem) {
    // Node's own messages are sentences; what follows the first of them is advice for programmers.
    const [first] = (problem instanceof Error ? problem.message : String(problem)).split('. ');
    throw new UsageProblem(first);
  }
}

/** A whole number within bounds. */
export function wholeNumber(
  text: string | undefined,
  about: { readonly name: string; readonly usual: number; readonly least: number; readonly most: number },
): number {
  if (text === undefined) return about.usual;
  const number = Number(text);
  if (!Number.isInteger(number) || number < about.least || number > about.most) {
    throw new UsageProblem(
      `${about.name} must be a whole number from ${about.least} to ${about.most}, not ${text}`,
    );
  }
  return number;
}

/** One of a few words. */
export function oneOf<W extends string>(
  text: string | undefined,
  about: { readonly name: string; readonly usual: W; readonly words: readonly W[] },
): W {
  if (text === undefined) return about.usual;
  const found = about.words.find((word) => word === text);
  if (found === undefined) {
    throw new UsageProblem(`${about.name} must be one of ${about.words.join(', ')}, not ${text}`);
  }
  return found;
}
