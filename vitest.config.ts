import { defineConfig } from 'vitest/config';

import { DomFilesFirst } from './tests/support/dom-files-first.ts';
import { hookPatience, testPatience } from './tests/support/time-limits.ts';

// Beside a developer's `npm start`, not in its place.
process.env['MMV_PORT_OFFSET'] ??= '21000';

/** Two kinds: what runs by itself in milliseconds, and what starts real servers. */
export default defineConfig({
  test: {
    // By default one core is left to a person who is not there.
    maxWorkers: '100%',
    sequence: { sequencer: DomFilesFirst },
    testTimeout: testPatience,
    hookTimeout: hookPatience,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'domain/**/*.test.ts',
            'functions/src/**/*.test.ts',
            'tests/*.test.ts',
            'tests/bench/**/*.test.ts',
          ],
          setupFiles: ['fresh-modules', 'patience', 'dom'].map(
            (name) => `tests/support/${name}.ts`,
          ),
          // React, antd and the like are read once a worker; our own modules are new for each file.
          isolate: false,
          env: {
            VITE_FIREBASE_API_KEY: 'demo-mmv',
            VITE_FIREBASE_PROJECT_ID: 'demo-mmv',
            VITE_DATABASE_URL: 'http://localhost:9000?ns=demo-mmv',
            VITE_COMPANY_REGISTRY_URL: 'http://localhost:5010/v1/cnpj',
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'servers',
          include: [
            'emulators/**/*.test.{ts,js}',
            'tests/rules/**/*.test.ts',
            'tests/integration/**/*.test.ts',
          ],
          setupFiles: ['fresh-modules', 'patience'].map((name) => `tests/support/${name}.ts`),
          // The SDKs are read once a worker, as above.
          isolate: false,
        },
      },
    ],
  },
});
