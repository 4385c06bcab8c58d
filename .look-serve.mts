import { mkdtemp } from 'node:fs/promises';
import { startDatabase } from 'realtime-database-local';
import { startProductTable } from './emulators/product-table/server';
import { migrate } from './functions/src/product-table/migrate';
import { ports, projectId } from './emulators/ports';
await startDatabase({ port: ports.database, projectId, rulesFile: 'database.rules.json' });
const pg = await startProductTable({ port: ports.productTable, dataDir: await mkdtemp('/tmp/w/out-copy/pg-') });
await migrate(pg.url);
console.log('ready');
