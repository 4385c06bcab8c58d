/** Writes the files of a new PostgreSQL into the given archive. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const [, , file] = process.argv;
const db = await PGlite.create();
const archive = await db.dumpDataDir('none');
await mkdir(dirname(file), { recursive: true });
// Safety: several processes may write it at once, and one may be killed.
await writeFile(`${file}.${process.pid}`, archive.stream());
await rename(`${file}.${process.pid}`, file);
await db.close();
