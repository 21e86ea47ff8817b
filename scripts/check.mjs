// The static checks: formatting and lint, types, architecture. `npm run check` runs them alone.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bin, bootstrap, captureNode, root, say } from './bootstrap.mjs';

function typescriptProjects() {
  return ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(root, group))
      .sort()
      .flatMap((name) =>
        readdirSync(join(root, group, name))
          .filter((file) => /^tsconfig.*\.json$/.test(file))
          .sort()
          .map((file) => `${group}/${name}/${file}`),
      ),
  );
}

/** dependency-cruiser reads TypeScript through swc here; its advice to install an older compiler is noise. */
const withoutCompilerAdvice = (output) => output.replace(/\n‼ missing-tsc-transpiler[\s\S]*$/, '\n');

const checks = () => [
  { name: 'biome', args: [bin('@biomejs/biome'), 'check', '--error-on-warnings'] },
  ...typescriptProjects().map((project) => ({
    name: `types ${project.replace('/tsconfig.json', '')}`,
    args: [bin('typescript'), '-p', project, '--pretty'],
  })),
  {
    name: 'architecture',
    args: [bin('dependency-cruiser'), '--config', '.dependency-cruiser.cjs', 'packages', 'apps'],
    tidy: withoutCompilerAdvice,
  },
];

/** Runs every check, one line each and the output of those that fail. Resolves to `{ passed, failed }`. */
export async function runChecks() {
  const count = { passed: 0, failed: 0 };
  for (const { name, args, tidy = (output) => output } of checks()) {
    const began = Date.now();
    const { code, output } = await captureNode(args);
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    if (code === 0) {
      count.passed += 1;
      say(`  ok      ${name} (${seconds} s)`);
    } else {
      count.failed += 1;
      say(`  FAILED  ${name} (${seconds} s)\n${tidy(output)}`);
    }
  }
  return count;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  bootstrap();
  const { failed } = await runChecks();
  process.exitCode = failed === 0 ? 0 : 1;
}
