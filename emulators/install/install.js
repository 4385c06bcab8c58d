/**
 * Installs what the lock files ask for, so that `npm start` and `npm test` are all that a fresh clone needs. Arguments
 * name folders whose packages only one command needs.
 * Plain JavaScript without packages, in words that a Node as old as 13 reads: it must be able to say that it is too
 * old.
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
