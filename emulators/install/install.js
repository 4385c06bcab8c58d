/**
 * Installs what the lock files ask for when it is missing or out of date, so that `npm start` and `npm test` are
 * all that a fresh clone needs. Arguments name folders whose packages only one command needs.
 *
 * Plain JavaScript without packages: it runs before there are any, and this file keeps to words that a Node as old as
 * 13 can read, so that it can say that it is too old.
 */
import { isSupportedNode, wantedNode } from './node-version.js';

async function main() {
  if (!isSupportedNode(process.versions.node)) {
    throw new Error(`O projeto pede ${wantedNode}; este é o Node ${process.versions.node}.`);
  }
  const { installAll } = await import('./install-all.js');
  await installAll(process.argv.slice(2));
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
