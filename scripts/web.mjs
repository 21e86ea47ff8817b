// Builds the web client, unless its sources are those of the last build.
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { hashFiles, root, runNode, say, stamp, stamped } from './bootstrap.mjs';

const sources = ['apps/web', 'packages/engine', 'packages/proof', 'packages/protocol'];
const skipped = new Set(['node_modules', 'dist', 'test']);

function filesUnder(folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries.flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

const webDist = join(root, 'apps/web/dist');

/** Resolves to vite's exit code; 0 at once if nothing has changed. */
export async function buildWeb() {
  const stampPath = join(webDist, '.sources');
  const hash = hashFiles([...sources.flatMap(filesUnder).sort(), 'pnpm-lock.yaml']);
  if (stamped(stampPath, hash)) return 0;
  say(`Building the web client into ${relative(root, webDist)} …`);
  const code = await runNode(
    [join(root, 'apps/web/node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    {
      cwd: join(root, 'apps/web'),
      stdio: ['ignore', 2, 2],
    },
  );
  if (code === 0) stamp(stampPath, hash);
  return code;
}
