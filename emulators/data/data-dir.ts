import { join } from 'node:path';
import { ports } from '../ports';
import { projectRoot } from '../start/project-root';

/** The data folder of `npm start`: one for each set of ports, so that two stacks never share one. */
export const keptDir = join(projectRoot, '.emulators', String(ports.app));

/** The data folder of a start with `--import` or `--sample full`, which begins anew. Only an export keeps its data. */
export const apartDir = `${keptDir}-import`;
