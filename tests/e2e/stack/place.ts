import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ports } from '../../../emulators/ports';

/** Where the stack on these ports keeps its data, and beside it the sessions of those who are signed in. */
export const stackFolder = join(tmpdir(), `mmv-e2e-${ports.app}`);
export const dataDir = join(stackFolder, 'data');
export const sessionsFolder = join(stackFolder, 'sessions');
