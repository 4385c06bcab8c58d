import { join } from 'node:path';
import { ports } from '../ports';
import { projectRoot } from './project-root';

/** Where `npm start` keeps its data: one folder per set of ports, so that two stacks never share one. */
export const dataDir = join(projectRoot, '.emulators', String(ports.app));
