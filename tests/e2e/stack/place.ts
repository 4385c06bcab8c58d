import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ports } from '../../../emulators/ports';

/** The data folder of the stack on these ports; the signed-in sessions are beside it. */
export const stackFolder = join(tmpdir(), `mmv-e2e-${ports.app}`);
export const dataDir = join(stackFolder, 'data');
export const sessionsFolder = join(stackFolder, 'sessions');
