import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { execa } from 'execa';

import { serveConnection } from './connection';
import { createTurns } from './turns';
import { projectRoot } from '../start/project-root';

interface TableOptions {
  port: number;
  dataDir?: string;
  /** A file from `dump`, for a new table. */
  begin?: string | undefined;
}

/**
 * Starts the local product table: PostgreSQL inside this process, reachable like any other server. `dataDir` keeps the
 * rows between starts; port 0 picks a free port. Rejects with EADDRINUSE. `@electric-sql/pglite-socket` passes single
 * messages, so the messages of parallel connections mix and a query during another's transaction hangs. This server
 * passes whole batches.
 */
export async function startPostgres({ port, dataDir, begin }: TableOptions) {
  // PGlite sends an answer in several writes. With Nagle's algorithm the last one would wait 40 ms for an
  // acknowledgement.
  const server = createServer({ noDelay: true });
  server.listen(port, '127.0.0.1');
  // Takes the port before opening the files, so that a second start doesn't touch the first one's data.
  await once(server, 'listening');

  const opening = openDatabase(dataDir, begin);
  const turns = createTurns();
  const sockets = new Set<Socket>();
  const connections = new Set<Promise<void>>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    const connection = opening
      .then((db) => serveConnection(socket, db, turns))
      .catch(() => void socket.destroy())
      .finally(() => {
        sockets.delete(socket);
        connections.delete(connection);
      });
    connections.add(connection);
  });

  async function close() {
    server.close();
    for (const socket of sockets) socket.destroy();
    await Promise.all(connections);
    await (await opening).close();
  }

  async function dump() {
    const db = await opening;
    const endTurn = await turns.take();
    try {
      await db.exec('CHECKPOINT');
      const archive = await db.dumpDataDir('gzip');
      return new Uint8Array(await archive.arrayBuffer());
    } finally {
      endTurn();
    }
  }

  try {
    await opening;
  } catch (error) {
    server.close();
    throw error;
  }
  const { port: opened } = server.address() as AddressInfo;
  return { url: `postgres://postgres@127.0.0.1:${opened}/postgres`, dump, close };
}

async function openDatabase(dataDir: string | undefined, begin: string | undefined) {
  if (dataDir) await mkdir(dataDir, { recursive: true });
  const isNew = !dataDir || !existsSync(join(dataDir, 'PG_VERSION'));
  return PGlite.create({
    ...(dataDir && { dataDir }),
    ...(isNew && { loadDataDir: begin ? await dumped(begin) : await emptyCluster() }),
    extensions: { pg_trgm },
  });
}

async function dumped(file: string): Promise<Blob> {
  // PGlite's own decompression of a truncated file throws an error that nobody can catch.
  return new Blob([await promisify(gunzip)(await readFile(file))]);
}

const packages = join(projectRoot, 'node_modules');

/** The files cost five seconds and 150 MB, so a separate process makes them once for each version of PGlite. */
async function emptyCluster(): Promise<Blob> {
  const pglite = await readFile(join(packages, '@electric-sql/pglite/package.json'), 'utf8');
  const { version } = JSON.parse(pglite) as { version: string };
  const file = join(packages, '.cache/product-table', `${version}.tar`);
  if (!existsSync(file)) {
    await execa(process.execPath, [join(import.meta.dirname, 'make-cluster.js'), file]);
  }
  return new Blob([await readFile(file)]);
}
