import { execa } from 'execa';

import { findChromium } from './chromium';

/**
 * Makes sure that the end-to-end tests have a browser: an installed one, else Playwright's download, else Debian's
 * package. Fails with a message if none is available.
 */
async function ensureChromium(): Promise<void> {
  if (findChromium()) return;
  console.log('No Chromium or Chrome found: trying to get one.');
  await attempt('npx', ['playwright', 'install', 'chromium']);
  if (!findChromium() && process.getuid?.() === 0) {
    await attempt('apt-get', ['update', '-qq']);
    await attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  }
  if (!findChromium()) {
    throw new Error(
      'The end-to-end tests need Chromium or Chrome, and none could be had: install one ' +
        "(Debian: apt-get install chromium) or allow Playwright's download.",
    );
  }
}

async function attempt(command: string, args: string[]): Promise<void> {
  const { exitCode, message } = await execa(command, args, {
    reject: false,
    stdio: 'inherit',
    timeout: 300_000,
  });
  if (exitCode !== 0) console.log(message);
}

await ensureChromium();
