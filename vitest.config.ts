import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// Beside a developer's `npm start`, not in its place.
process.env['MMV_PORT_OFFSET'] ??= '21000';

/** Two kinds: what runs by itself in milliseconds, and what starts real servers. */
export default defineConfig({
  resolve: {
    alias: {
      'realtime-database-local': join(
        import.meta.dirname,
        'packages/realtime-database/src/index.ts',
      ),
    },
  },
  test: {
    // By default one core is left to a person who is not there.
    maxWorkers: '100%',
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
          ],
          setupFiles: ['tests/support/fresh-modules.ts', 'tests/support/dom.ts'],
          // React, antd and the like are read once a worker; our own modules are new for each file.
          isolate: false,
          testTimeout: 20_000,
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
            'packages/*/tests/**/*.test.ts',
            'tests/rules/**/*.test.ts',
            'tests/integration/**/*.test.ts',
          ],
          testTimeout: 20_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
