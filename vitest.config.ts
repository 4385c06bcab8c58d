import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

import { DomFilesFirst } from './tests/support/run/dom-files-first.ts';
import { hookPatience, testPatience, waitPatience } from './tests/support/time-limits.ts';

// Ports of its own, so that the tests run beside a developer's `npm start`.
process.env['MMV_PORT_OFFSET'] ??= '21000';

/** What the app reads of its build; no test calls these addresses. */
const appEnv = {
  VITE_FIREBASE_API_KEY: 'demo-mmv',
  VITE_FIREBASE_PROJECT_ID: 'demo-mmv',
  VITE_DATABASE_URL: 'http://localhost:9000?ns=demo-mmv',
  VITE_COMPANY_REGISTRY_URL: 'http://localhost:5010/v1/cnpj',
};

/** Tests of pure code and parts, of screens, of rules and endpoints with real servers, and of the local database. */
export default defineConfig({
  resolve: {
    alias: {
      'realtime-database-local': join(
        import.meta.dirname,
        'packages/realtime-database/src/index.ts',
      ),
      // Without a server there is no public folder at the root.
      '/logo.svg?inline': join(import.meta.dirname, 'public/logo.svg?inline'),
    },
  },
  test: {
    // Vitest would leave one core free by default.
    maxWorkers: '100%',
    sequence: { sequencer: DomFilesFirst },
    testTimeout: testPatience,
    hookTimeout: hookPatience,
    // By default it gives up after a second, which a busy machine can need.
    expect: { poll: { timeout: waitPatience, interval: 20 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'domain/**/*.test.ts',
            'rules/**/*.test.ts',
            'functions/src/**/*.test.ts',
            'tests/*.test.ts',
            'tests/bench/**/*.test.ts',
            'tests/faults/**/*.test.ts',
          ],
          setupFiles: ['fresh-modules', 'patience', 'dom'].map(
            (name) => `tests/support/${name}.ts`,
          ),
          // React, antd and the like are read once a worker; our own modules are new for each file.
          isolate: false,
          // The theme reads its tokens from there.
          css: { include: /tokens\.css/ },
          env: appEnv,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['tests/screens/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: [
            ...['fresh-modules', 'patience', 'dom'].map((name) => `tests/support/${name}.ts`),
            'tests/screens/support/setup.ts',
          ],
          isolate: false,
          css: { include: /tokens\.css/ },
          env: {
            // In 'test' antd runs other code: its layout effects come late, its ids are all the same.
            NODE_ENV: 'development',
            VITE_FIREBASE_API_KEY: 'demo-mmv',
            VITE_FIREBASE_PROJECT_ID: 'demo-mmv',
            VITE_COMPANY_REGISTRY_URL: 'http://localhost:5010/v1/cnpj',
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'servers',
          globalSetup: ['tests/rules/coverage/setup.ts'],
          include: [
            'emulators/**/*.test.{ts,js}',
            'tests/rules/**/*.test.ts',
            'tests/integration/**/*.test.ts',
          ],
          setupFiles: ['fresh-modules', 'patience'].map((name) => `tests/support/${name}.ts`),
          // The SDKs are read once a worker, as above.
          isolate: false,
          env: appEnv,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          globalSetup: ['packages/realtime-database/tests/support/build-command.ts'],
          include: ['packages/*/tests/**/*.test.ts'],
          setupFiles: ['fresh-modules', 'patience'].map((name) => `tests/support/${name}.ts`),
          isolate: false,
        },
      },
    ],
  },
});
