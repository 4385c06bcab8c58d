import { join } from 'node:path';

import { layPictures } from '../../../emulators/sample/pictures';
import { hostingFolder } from '../../../emulators/firebase/firebase-config';
import { ports } from '../../../emulators/ports';
import { startStack } from '../../../emulators/start/stack';
import { productCount, products } from '../data/products';
import { serveParent } from './memory';

/** The whole stack with the production build, in a process of its own. The clients run in the bench's process. */
const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('the data folder is missing');
const stack = await startStack({ dataDir, devServer: false, sample: 'usual' });
await layPictures(products(productCount), join(dataDir, hostingFolder, 'products/images'));

let stopping = false;
async function stop(exitCode: number) {
  if (stopping) return;
  stopping = true;
  await stack.close();
  process.exit(exitCode);
}

process.on('disconnect', () => void stop(0));
// Ctrl-C also reaches the bench, which then disconnects from this process.
process.on('SIGINT', () => undefined);
void stack.died.then((reason) => {
  console.error(reason);
  return stop(1);
});
serveParent(ports.hosting);
