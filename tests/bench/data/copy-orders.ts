import { join } from 'node:path';
import { execa } from 'execa';

import { endpointsEnv } from '../../../emulators/firebase/endpoints-env';
import { ports, projectId } from '../../../emulators/ports';
import { projectRoot } from '../../../emulators/start/project-root';

/** Copies the orders as `npm run copy-orders` does. */
export function copyOrders() {
  const database = `127.0.0.1:${ports.database}`;
  return execa('npm', ['run', 'copy-orders'], {
    cwd: join(projectRoot, 'functions'),
    env: {
      PRODUCT_TABLE_URL: endpointsEnv().PRODUCT_TABLE_URL,
      FIREBASE_DATABASE_URL: `http://${database}?ns=${projectId}`,
      FIREBASE_DATABASE_EMULATOR_HOST: database,
    },
  });
}
