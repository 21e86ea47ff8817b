// Debian packages that the tests need and that no npm package brings.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs Debian packages, with apt's progress on standard error.
 * False where that is not this process's to do (not Debian, not root) or where apt fails.
 */
export function aptInstall(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  process.stderr.write(`Installing ${packages.join(' ')} with apt-get …\n`);
  const apt = (...args) =>
    spawnSync('apt-get', ['-q', '-y', '-o', 'DPkg::Lock::Timeout=300', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 2, 2],
    }).status === 0;
  // A list that cannot be refreshed may still name what is wanted.
  apt('update');
  return apt('install', '--no-install-recommends', ...packages);
}
