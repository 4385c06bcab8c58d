import { banner } from './banner';
import { apartDir, keptDir } from '../data/data-dir';
import { explainFailure } from './explain-failure';
import { readOptions } from './options';
import { startStack, type Stack } from './stack';
import { whenParentEnds } from './when-parent-ends';

/** `npm start`: runs everything until Ctrl-C. */

let stack: Stack | undefined;
let stopping = false;
let exportTo: string | undefined;

async function stop(exitCode: number) {
  // During the start there is nothing to save, and the children end with this process.
  if (!stack) process.exit(exitCode);
  if (stopping) return;
  stopping = true;
  console.log('\nEncerrando...');
  const failures = [await failureOf(exportData()), await failureOf(stack.close())];
  for (const failure of failures.filter(Boolean)) console.error(explainFailure(failure));
  process.exit(failures.some(Boolean) ? 1 : exitCode);
}

async function exportData() {
  if (exportTo === undefined) return;
  await stack?.exportTo(exportTo);
  console.log(`Dados exportados para ${exportTo}.`);
}

async function failureOf(step: Promise<void>): Promise<unknown> {
  try {
    await step;
  } catch (error) {
    return error;
  }
  return undefined;
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
  const options = await readOptions(
    process.argv.slice(2),
    process.env['INIT_CWD'] ?? process.cwd(),
  );
  const isApart = options.isImport || options.sample === 'full';
  const dataDir = isApart ? apartDir : keptDir;
  stack = await startStack({
    dataDir,
    fresh: options.fresh || isApart,
    importFrom: options.importFrom,
    devServer: true,
    sample: options.sample,
  });
  exportTo = options.exportTo;
  void stack.died.then((reason) => {
    console.error(reason.message);
    return stop(1);
  });
  console.log(banner((performance.now() - begin) / 1000, dataDir, options));
} catch (error) {
  console.error(explainFailure(error));
  process.exit(1);
}
