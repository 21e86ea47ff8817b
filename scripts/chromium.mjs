// Finds a Chromium for the browser tests, or installs one. Under Debian, as root, that is all automatic.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptInstall } from './apt.mjs';

/**
 * What a headless Chromium is started with: no sandbox, since tests run as root in containers; no connection of
 * its own to anywhere; and WebGL drawn by SwiftShader, so that PixiJS draws without a graphics card.
 */
export const launchArgs = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const places = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function installed() {
  const place = places.find((path) => existsSync(path));
  if (place) return place;
  for (const name of names) {
    const found = spawnSync('sh', ['-c', 'command -v "$0"', name], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
  }
  return undefined;
}

async function fromNpm() {
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const path = await chromium.executablePath();
    const runs = spawnSync(path, ['--version'], { encoding: 'utf8' });
    return runs.status === 0 ? path : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The path of a Chromium that starts, for playwright-core's `executablePath`. In this order: the environment
 * variable `CHROMIUM_PATH`, an installed browser, Debian's package (as root), the build in `@sparticuz/chromium`.
 *
 * @returns {Promise<string>}
 */
export async function chromiumPath() {
  const path =
    process.env.CHROMIUM_PATH ||
    installed() ||
    (aptInstall(['chromium']) ? installed() : undefined) ||
    (await fromNpm());
  if (path) return path;
  throw new Error(
    'No Chromium found for the browser tests. Install one (on Debian: `apt-get install chromium`), ' +
      'or set CHROMIUM_PATH to the full path of a Chromium or Chrome.',
  );
}
