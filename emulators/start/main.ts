import { banner } from './banner';
import { dataDir } from './data-dir';
import { explainFailure } from './explain-failure';
import { startStack, type Stack } from './stack';
import { whenParentEnds } from './when-parent-ends';

/** `npm start`: everything up until Ctrl-C. */

let stack: Stack | undefined;
let stopping = false;

async function stop(exitCode: number) {
  // While the stack is still starting there is nothing to save, and the children end with this process.
  if (!stack) process.exit(exitCode);
  if (stopping) return;
  stopping = true;
  console.log('\nEncerrando...');
  try {
    await stack.close();
  } catch (error) {
    console.error(explainFailure(error));
    process.exit(1);
  }
  process.exit(exitCode);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stop(0));
}
process.on('uncaughtException', (error) => {
  console.error(explainFailure(error));
  void stop(1);
});
whenParentEnds(() => void stop(0));

const begin = performance.now();
console.log('Iniciando o projeto...');
try {
  const fresh = process.argv.includes('--fresh');
  stack = await startStack({ dataDir, fresh, devServer: true, sample: true });
} catch (error) {
  console.error(explainFailure(error));
  process.exit(1);
}
void stack.died.then((reason) => {
  console.error(reason.message);
  return stop(1);
});
console.log(banner((performance.now() - begin) / 1000, dataDir));
