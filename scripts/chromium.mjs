import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** The first has no window to draw, which takes a third of the time off a run. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const packages = ['chromium-headless-shell', 'fonts-noto-core'];

const installedBrowser = () => [process.env.CHROMIUM_PATH, ...places].find(path => path && existsSync(path));

async function downloadedBrowser() {
  const { chromium } = await import('playwright');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

async function install() {
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!canInstall) return;
  const quietly = { DEBIAN_FRONTEND: 'noninteractive' };
  console.log(`Installing ${packages.join(', ')} …`);
  const failed =
    (await run('apt-get', ['update'], quietly)) ||
    (await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], quietly));
  if (failed) console.error('apt-get failed.');
}

/**
 * Path of a Chromium for the end-to-end tests, installed when that is possible; says what to install when it is not.
 */
export async function findChromium() {
  const found = installedBrowser() ?? (await downloadedBrowser());
  if (found) return found;
  await install();
  const installed = installedBrowser();
  if (installed) return installed;
  console.error(
    `The end-to-end tests need Chromium and a font with Arabic letters. On Debian: sudo apt-get install ${packages.join(' ')}`,
  );
  console.error('Elsewhere: npx playwright install chromium');
  process.exit(1);
}
