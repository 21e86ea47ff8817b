import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const workspace = join(import.meta.dirname, '../../../..');

/** Whoever may know a box, and the scripts that their tests use. */
const PARTS = readdirSync(join(workspace, 'packages')).map((name) => `packages/${name}`);
const APPS = ['server', 'cli', 'web'].map((name) => `apps/${name}`);
const SCRIPTS = 'scripts';

/** All of it is checked at once, under the options of the part that needs most: the web client. */
const configFor = (parts: readonly string[]): object => ({
  extends: './tsconfig.base.json',
  compilerOptions: {
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2024', 'dom', 'dom.iterable'],
    types: ['node', './apps/web/node_modules/vite/client'],
  },
  include: parts,
  // The first start a server, and know nothing of what is played; the others plant a leak in every box, and are its tests.
  exclude: ['apps/web/test/browser', 'apps/server/test/leaks'],
});

const INSIDES = ['src', 'test', 'bench', 'package.json', 'vite.config.ts', 'node_modules'];

/** Copies those parts of the workspace, without scenarios and recordings, to a new folder. */
export function copyWorkspace(copy: string): void {
  mkdirSync(copy);
  const filter = (path: string): boolean => !/\.(yaml|json)$/.test(path) || path.endsWith('package.json');
  for (const part of [...PARTS, ...APPS]) {
    // Links between the parts are relative: in the copy they lead to the copy.
    for (const inside of INSIDES) {
      if (!existsSync(join(workspace, part, inside))) continue;
      const options = { recursive: true, filter, verbatimSymlinks: true };
      cpSync(join(workspace, part, inside), join(copy, part, inside), options);
    }
  }
  symlinkSync(join(workspace, 'node_modules'), join(copy, 'node_modules'));
  cpSync(join(workspace, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
  cpSync(join(workspace, SCRIPTS), join(copy, SCRIPTS), { recursive: true });
  // The server's sources name no box and take longest to check: that is done once, without any box at all.
  const quick = [...PARTS, ...APPS].filter((part) => part !== 'apps/server');
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(configFor(quick)));
  writeFileSync(join(copy, 'tsconfig.all.json'), JSON.stringify(configFor([...PARTS, ...APPS])));
}

/** Where boxes are listed: one line each, and one for what is imported. */
const LISTS = [
  'packages/engine/src/express/boxes.ts',
  'packages/engine/src/express/fact.ts',
  'packages/engine/src/scenario/express/boxes/index.ts',
  'apps/web/src/boxes/index.ts',
  'apps/web/src/boxes/en.ts',
  'apps/web/src/boxes/moves.ts',
];

/** What there is of a box: its folder, what scenarios and the client know of it, and its tests. Not every box has all. */
const piecesOf = (box: string): string[] => [
  `packages/engine/src/scenario/express/boxes/${box}.ts`,
  `apps/web/src/boxes/${box}`,
  ...[...PARTS, ...APPS].map((part) => `${part}/test/boxes/${box}.test.ts`),
];

/** Deletes a box from a copy as somebody would: its folders, its lines in the lists and its tests. */
export function deleteBox(copy: string, box: string): void {
  rmSync(join(copy, 'packages/engine/src/express', box), { recursive: true });
  for (const piece of piecesOf(box)) rmSync(join(copy, piece), { recursive: true, force: true });
  for (const list of LISTS) {
    const path = join(copy, list);
    writeFileSync(path, withoutBox(readFileSync(path, 'utf8'), box));
  }
}

/** A list without the line that imports from the box's folder or file, and the lines of what that imported. */
function withoutBox(list: string, box: string): string {
  const line = new RegExp(`^import .*from '\\./${box}(?:/.*)?\\.ts';\n`, 'm');
  const [imported = ''] = line.exec(list) ?? [];
  const names = [...imported.matchAll(/\w+(?=,| \})/g)].map(([name]) => name);
  // What ends a list stays: a union keeps its semicolon.
  return names.reduce(
    (rest, name) => rest.replace(new RegExp(`\n *(?:\\| |\\.\\.\\.)?${name}(?:\\(names\\))?,?(?=[\n;])`), ''),
    list.replace(line, ''),
  );
}

/** Runs a program of this Node in a copy; gives what it printed where it failed, and nothing where all is well. */
export async function runIn(copy: string, args: readonly string[]): Promise<string> {
  try {
    await promisify(execFile)(process.execPath, [...args], { cwd: copy, maxBuffer: 2 ** 26 });
    return '';
  } catch (failed) {
    const { stdout, stderr } = failed as { stdout: string; stderr: string };
    return `${stdout}${stderr}`.slice(0, 5000) || String(failed);
  }
}
