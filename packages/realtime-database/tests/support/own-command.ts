import { createRequire } from 'node:module';
import { join } from 'node:path';

const built = process.env['REALTIME_DATABASE_COMMAND'];
const source = join(import.meta.dirname, '../../src/command.ts');

/** What Node needs to run the package's command: the tests' build of it, or its source where there are no tests. */
export const ownCommand: readonly string[] =
  built === undefined
    ? ['--import', createRequire(import.meta.url).resolve('tsx'), source]
    : [built];
