import { defineConfig } from '@playwright/test';

// Ports of its own, beside a developer's `npm start`. Set before emulators/ports.ts is loaded, here and in the stack.
process.env['MMV_PORT_OFFSET'] ??= '20000';

const { ports } = await import('./emulators/ports');
const { chromiumFlags, findChromium } = await import('./tests/support/chromium');

const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // The journeys share one stack and one database, as users do.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${ports.hosting}`,
    locale: 'pt-BR',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: { args: chromiumFlags, ...(executablePath && { executablePath }) },
  },
  webServer: {
    command: 'node --import tsx tests/e2e/serve.ts',
    wait: { stdout: /stack is ready/ },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'pipe',
  },
});
