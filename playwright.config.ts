import { defineConfig } from '@playwright/test';

// Ports of its own, beside a developer's `npm start`. Set before emulators/ports.ts is loaded, here and in the stack.
process.env['MMV_PORT_OFFSET'] ??= '20000';

const { ports } = await import('./emulators/ports');
const { chromiumFlags, findChromium } = await import('./tests/support/chromium');

const executablePath = findChromium();

/** They look at no list that others change, and change what no other test knows: they run at any time, in any order. */
const independent = [
  ...['access', 'account', 'bad-input', 'catalogue', 'early-sign-in', 'printing', 'session-end'],
  ...['sign-in', 'accessibility/{focus,keyboard-registration,screens}'],
].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 2,
  // Nothing but what hangs takes this long, on however slow a machine.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${ports.hosting}`,
    locale: 'pt-BR',
    viewport: { width: 1440, height: 900 },
    // A script clicks while a dialog or menu still grows under its pointer, and misses it; no hand is that fast. The
    // first minute, the main job and the journeys by keyboard have what moves (tests/e2e/motion.ts).
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // A worker's requests are out of a test's reach; those about the worker let it in (tests/e2e/opens-offline.spec.ts).
    serviceWorkers: 'block',
    launchOptions: { args: chromiumFlags, ...(executablePath && { executablePath }) },
  },
  projects: [
    { name: 'sign-in', testMatch: '**/sign-in.setup.ts' },
    // They count or move what all see, or use live lists, which take no click while they move: one after the other.
    { name: 'journeys', dependencies: ['sign-in'], testIgnore: independent, workers: 1 },
    { name: 'screens', dependencies: ['sign-in'], testMatch: independent },
  ],
  webServer: {
    command: 'node --import tsx tests/e2e/serve.ts',
    wait: { stdout: /stack is ready/ },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'pipe',
  },
});
