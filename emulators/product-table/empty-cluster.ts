import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { projectRoot } from '../start/project-root';

const packages = join(projectRoot, 'node_modules');

/** They cost five seconds and 150 MB, so a process of its own makes them once for each version of PGlite. */
export async function emptyCluster(): Promise<Blob> {
  const pglite = await readFile(join(packages, '@electric-sql/pglite/package.json'), 'utf8');
  const { version } = JSON.parse(pglite) as { version: string };
  const file = join(packages, '.cache/product-table', `${version}.tar`);
  if (!existsSync(file)) {
    await execa(process.execPath, [join(import.meta.dirname, 'make-cluster.js'), file]);
  }
  return new Blob([await readFile(file)]);
}
