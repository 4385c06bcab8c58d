import { defineConfig } from '@playwright/test';

// Before emulators/ports.ts is loaded, here and in each worker.
import './tests/e2e/stack/own-ports';

const { ports } = await import('./emulators/ports');
const { chromiumFlags, findChromium } = await import('./tests/support/run/chromium');

const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Each with a stack of its own (tests/e2e/stack): any test runs beside any other, in any order.
  workers: 2,
  fullyParallel: true,
  // Nothing but what hangs takes this long, on however slow a machine.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: './tests/support/run/e2e-reporter.ts',
  use: {
    baseURL: `http://localhost:${ports.hosting}`,
    locale: 'pt-BR',
    viewport: { width: 1440, height: 900 },
    // A script clicks while a dialog or menu still grows under its pointer, and misses it; no hand is that fast. The
    // first minute, the main job and the journeys by keyboard have what moves (tests/e2e/motion.ts).
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // A worker's requests are out of a test's reach; those about the worker let it in (tests/e2e/outbox/opens-offline.spec.ts).
    serviceWorkers: 'block',
    launchOptions: { args: chromiumFlags, ...(executablePath && { executablePath }) },
  },
  webServer: {
    command: 'node --import tsx tests/e2e/stack/serve.ts',
    env: { MMV_RUNNER: String(process.pid) },
    // The workers' environment gets the port.
    wait: { stdout: /Stacks on port (?<MMV_STACKS>\d+)/ },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'pipe',
  },
});
