import { startDatabase } from '../src/server.ts';
import { serveParent } from './process.ts';

const [dataDir] = process.argv.slice(2);
const { port } = await startDatabase(dataDir === undefined ? {} : { dataDir });
serveParent(port);
