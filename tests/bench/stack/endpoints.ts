import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { ports as stack, projectId } from '../../../emulators/ports';
import { endpointsEnv } from '../../../emulators/firebase/endpoints-env';
import { serveBareAnswers } from './bare-answers';

/** The endpoints alone, as Cloud Run runs them, without the emulator in front; and the bare minimum beside them. */
Object.assign(process.env, endpointsEnv(), {
  GCLOUD_PROJECT: projectId,
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${stack.auth}`,
  FIREBASE_CONFIG: JSON.stringify({
    projectId,
    databaseURL: `http://127.0.0.1:${stack.database}?ns=${projectId}`,
  }),
});
const { createApp } = await import('../../../functions/src/app');
const ports = [];
for (const server of [createServer(createApp()), serveBareAnswers()]) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ports.push((server.address() as AddressInfo).port);
}
process.on('disconnect', () => process.exit());
process.send?.(ports);
