/** Writes the files of a new PostgreSQL into the archive that is named. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const [, , file] = process.argv;
const db = await PGlite.create();
const archive = await db.dumpDataDir('none');
await mkdir(dirname(file), { recursive: true });
// Safety: several may be at it, and one may be stopped.
await writeFile(`${file}.${process.pid}`, archive.stream());
await rename(`${file}.${process.pid}`, file);
await db.close();
