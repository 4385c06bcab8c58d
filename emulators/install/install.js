/**
 * Installs the packages of the lock files, so that a fresh clone needs only `npm start` or `npm test`. Arguments name
 * folders whose packages only one command needs. It is plain JavaScript without packages that even Node 13 can parse,
 * so that it can report a Node that is too old.
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
