import { join } from 'node:path';
import { migrate } from '../../functions/src/product/table/migrate';
import { startDatabase } from 'realtime-database-local';
import { startInbox } from '../mail/server';
import { ports, projectId } from '../ports';
import { startProductTable } from '../product-table/server';
import { startRegistry } from '../registry/server';
import { fillDatabase, fillProductTable } from '../sample/fill';
import { settleAll, type Parts } from './parts';
import { projectRoot } from './project-root';
import { openStored } from './stored-part';

const rulesFile = join(projectRoot, 'database.rules.json');

interface ServerOptions {
  dataDir: string;
  sample: boolean;
  log: (line: string) => void;
}

export async function startServers({ dataDir, sample, log }: ServerOptions, { keep }: Parts) {
  const [productTable] = await settleAll([
    openStored('productTable', dataDir, (folder) =>
      startProductTable({ port: ports.productTable, dataDir: folder }),
    ).then(keep),
    openStored('database', dataDir, (folder) =>
      startDatabase({
        port: ports.database,
        projectId,
        dataDir: folder,
        rulesFile,
        log: (line) => log(`[database] ${line}`),
      }),
    ).then(keep),
    openStored('inbox', dataDir, (folder) =>
      startInbox({ smtpPort: ports.smtp, webPort: ports.inbox, dataDir: folder }),
    ).then(keep),
    startRegistry({ port: ports.registry }).then(keep),
  ]);
  await migrate(productTable.url);
  if (sample) await settleAll([fillProductTable(productTable.url), fillDatabase()]);
}
