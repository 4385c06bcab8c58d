import { join } from 'node:path';
import { migrate } from '../../functions/src/postgres/migrate';
import { startDatabase } from 'realtime-database-local';
import { importDatabases } from '../export/import-databases';
import type { Exported } from '../export/read-export';
import { damagedExport } from '../export/damaged-export';
import { tableFile } from '../export/rest';
import { documentsFolder } from '../firebase/firebase-config';
import { startInbox } from '../mail/server';
import { ports, projectId } from '../ports';
import { startPostgres } from '../postgres/server';
import { startRegistry } from '../registry/server';
import { fillDatabase, fillProductTable, type Sample } from '../sample/fill';
import { isSystemFailure } from './explain-failure';
import { settleAll, type Parts } from './parts';
import { projectRoot } from './project-root';
import { openStored, reasonOf } from '../data/stored-part';

interface ServerOptions {
  dataDir: string;
  /** Undefined: nothing is filled in. */
  sample: Sample | undefined;
  imported: Exported | undefined;
  log: (line: string) => void;
}

export async function startServers(
  { dataDir, sample, imported, log }: ServerOptions,
  { keep }: Parts,
) {
  const begin = imported?.rest && join(imported.rest, tableFile);

  const [postgres] = await settleAll([
    openStored('postgres', dataDir, (folder) => openTable(folder, begin)).then(keep),
    openStored('database', dataDir, (folder) =>
      startDatabase({
        port: ports.database,
        projectId,
        dataDir: folder,
        rules: join(projectRoot, 'database.rules.json'),
        log: (line) => log(`[database] ${line}`),
      }),
    ).then(keep),
    openStored('inbox', dataDir, (folder) =>
      startInbox({ smtpPort: ports.smtp, webPort: ports.inbox, dataDir: folder }),
    ).then(keep),
    startRegistry({ port: ports.registry }).then(keep),
  ]);
  await migrate(postgres.url);
  await settleAll([
    sample && fillProductTable(postgres.url, sample, join(dataDir, documentsFolder)),
    imported?.databases ? importDatabases(imported.databases) : sample && fillDatabase(sample),
  ]);
  return postgres;
}

async function openTable(dataDir: string, begin: string | undefined) {
  try {
    return await startPostgres({ port: ports.postgres, dataDir, begin });
  } catch (error) {
    if (begin === undefined || isSystemFailure(error)) throw error;
    throw damagedExport(begin, reasonOf(error));
  }
}
