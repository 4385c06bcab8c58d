import { startDatabase } from '../../../emulators/database/server';
import { serveParent } from './process';

const { port } = await startDatabase({ port: 0 });
serveParent(port);
