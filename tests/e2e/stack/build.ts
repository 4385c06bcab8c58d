import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';

import { startPostgres } from '../../../emulators/postgres/server';
import { migrate } from '../../../functions/src/postgres/migrate';
import { ports } from '../../../emulators/ports';
import { fillProductTable } from '../../../emulators/sample/fill';
import { layPictures } from '../../../emulators/sample/pictures';
import { buildApp } from '../../../emulators/processes/app';
import { hostingFolder } from '../../../emulators/firebase/firebase-config';
import { projectRoot } from '../../../emulators/start/project-root';
import { openStored } from '../../../emulators/data/stored-part';

const functions = join(projectRoot, 'functions');

/** Builds the app, bundles the endpoints and fills a product table, once for all stacks. */
export async function buildOnce(folder: string): Promise<void> {
  await layPictures();
  const bundler = join(functions, 'node_modules/rolldown/bin/cli.mjs');
  await Promise.all([
    buildApp(folder, { background: false, log: () => undefined }).done,
    execa(process.execPath, [bundler, '-c', 'rolldown.config.mjs'], { cwd: functions }),
    makeTable(folder),
  ]);
}

async function makeTable(folder: string): Promise<void> {
  const table = await openStored('postgres', folder, (dataDir) =>
    startPostgres({ port: 0, dataDir }),
  );
  await migrate(table.url);
  await fillProductTable(table.url);
  await table.close();
}

/** The services whose ports the built app's scripts contain. */
const named = [ports.auth, ports.database, ports.registry];

/** Copies the build for this process's stack, whose ports are `distance` beyond those of the build. */
export async function copyBuild(from: string, to: string, distance: number): Promise<void> {
  await cp(from, to, { recursive: true });
  const target = join(to, hostingFolder);
  const files = await readdir(target, { recursive: true });
  for (const file of files.filter((name) => /\.(js|html)$/.test(name))) {
    const path = join(target, file);
    const text = await readFile(path, 'utf8');
    const moved = named.reduce(
      (all, port) => all.replaceAll(`localhost:${port - distance}`, `localhost:${port}`),
      text,
    );
    if (moved !== text) await writeFile(path, moved);
  }
}
