import { join } from 'node:path';
import { ports } from '../ports';
import { projectRoot } from './project-root';

/** Where `npm start` keeps its data: one folder for each set of ports, so that two of them never share one. */
export const dataDir = join(projectRoot, '.emulators', String(ports.app));
