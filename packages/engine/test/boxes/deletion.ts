import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const workspace = join(import.meta.dirname, '../../../..');

/** The engine, and the bots who play every box. */
const PARTS = ['packages/engine', 'packages/bots'];

/** Copies those parts of the workspace, without scenarios and recordings, to a new folder. */
export function copyWorkspace(copy: string): void {
  mkdirSync(copy);
  const filter = (path: string): boolean => !/\.(yaml|json)$/.test(path) || path.endsWith('package.json');
  for (const part of PARTS) {
    // Links between the parts are relative: in the copy they lead to the copy.
    for (const inside of ['src', 'test', 'package.json', 'node_modules']) {
      const options = { recursive: true, filter, verbatimSymlinks: true };
      cpSync(join(workspace, part, inside), join(copy, part, inside), options);
    }
  }
  symlinkSync(join(workspace, 'node_modules'), join(copy, 'node_modules'));
  cpSync(join(workspace, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
  const config = { extends: './tsconfig.base.json', compilerOptions: { types: ['node'] }, include: PARTS };
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config));
}

/** Where boxes are listed: one line each, and one for what is imported. */
const LISTS = ['express/boxes.ts', 'express/fact.ts', 'scenario/express/boxes/index.ts'];

/** Deletes a box from a copy as somebody would: its folder, its lines in the lists, its tests and the words of its scenarios. */
export function deleteBox(copy: string, box: string): void {
  const engine = join(copy, 'packages/engine');
  rmSync(join(engine, 'src/express', box), { recursive: true });
  rmSync(join(engine, `src/scenario/express/boxes/${box}.ts`), { force: true });
  rmSync(join(engine, `test/boxes/${box}.test.ts`), { force: true });
  for (const list of LISTS) {
    const path = join(engine, 'src', list);
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
