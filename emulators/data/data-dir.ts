import { join } from 'node:path';
import { ports } from '../ports';
import { projectRoot } from '../start/project-root';

/** Where `npm start` keeps its data: one folder per set of ports, so that two stacks never share one. */
export const keptDir = join(projectRoot, '.emulators', String(ports.app));

/** The same of a start with `--import`, whose end nothing outlives but an export. */
export const importDir = `${keptDir}-import`;
