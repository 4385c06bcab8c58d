import { defineConfig } from '@playwright/test';

// Beside a developer's `npm start` and the other tests. Set before emulators/ports.ts is read.
process.env['MMV_PORT_OFFSET'] ??= '22000';

const { ports } = await import('../../emulators/ports');
const { chromiumFlags, findChromium } = await import('../support/run/chromium');

const executablePath = findChromium();

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/start',
  workers: 1,
  // Only a hang reaches these limits: the first test installs all packages.
  timeout: 900_000,
  expect: { timeout: 180_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    // Shorter than the test's limit, so that the report names the missing element.
    actionTimeout: 180_000,
    baseURL: `http://localhost:${ports.app}`,
    locale: 'pt-BR',
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumFlags, ...(executablePath && { executablePath }) },
  },
});
