import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { ports, projectId } from '../../../emulators/ports';
import { endpointsEnv } from '../../../emulators/start/endpoints-env';

/** The endpoints by themselves, as Cloud Run runs them: without the emulator that stands before them. */
Object.assign(process.env, endpointsEnv(), {
  GCLOUD_PROJECT: projectId,
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
  FIREBASE_CONFIG: JSON.stringify({
    projectId,
    databaseURL: `http://127.0.0.1:${ports.database}?ns=${projectId}`,
  }),
});
const { createApp } = await import('../../../functions/src/app');
const server = createApp().listen(0, '127.0.0.1');
await once(server, 'listening');
process.on('disconnect', () => process.exit());
process.send?.((server.address() as AddressInfo).port);
