import { execa } from 'execa';

import { findChromium } from './chromium';

/**
 * Makes sure that there is a browser: an installed one, Playwright's download, or Debian's package. Resolves to whether
 * there is one.
 */
async function ensureChromium(): Promise<boolean> {
  if (findChromium()) return true;
  console.log('Nenhum Chromium ou Chrome encontrado: tentando baixar um.');
  await attempt('npx', ['playwright', 'install', 'chromium']);
  if (!findChromium() && process.getuid?.() === 0) {
    await attempt('apt-get', ['update', '-qq']);
    const install = ['install', '-y', '-qq', '--no-install-recommends'];
    await attempt('apt-get', [...install, 'chromium-headless-shell']);
  }
  return findChromium() !== undefined;
}

/**
 * If a Linux lacks all of the app's fonts, Chromium uses one that is a fifth wider, and tests of layout measure
 * unrealistic widths.
 */
async function ensureFont(): Promise<void> {
  const { failed, stdout } = await execa('fc-match', ['Arial'], { reject: false });
  if (failed || !stdout.includes('DejaVu') || process.getuid?.() !== 0) return;
  await attempt('apt-get', ['update', '-qq']);
  await attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'fonts-liberation']);
}

async function attempt(command: string, args: string[]): Promise<void> {
  const { exitCode, message } = await execa(command, args, {
    reject: false,
    stdio: 'inherit',
    timeout: 300_000,
  });
  if (exitCode !== 0) console.log(message);
}

await ensureFont();
if (!(await ensureChromium())) {
  console.error(
    'Os testes precisam do Chromium ou do Chrome, e nenhum pôde ser baixado: instale um deles ' +
      '(Debian: "apt-get install chromium") ou permita o download do Playwright, e execute os testes de novo.',
  );
  process.exitCode = 1;
}
