import { createRequire } from 'node:module';
import { join } from 'node:path';

const built = process.env['REALTIME_DATABASE_COMMAND'];
const source = join(import.meta.dirname, '../../src/command.ts');

/** The arguments with which Node runs the package's command: the tests' build, or the source outside tests. */
export const ownCommand: readonly string[] =
  built === undefined
    ? ['--import', createRequire(import.meta.url).resolve('tsx'), source]
    : [built];
