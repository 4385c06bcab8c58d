import { startDatabase } from '../src/server.ts';
import { serveParent } from './process.ts';

const { port } = await startDatabase({ port: 0 });
serveParent(port);
