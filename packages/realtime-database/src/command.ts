import { parseArgs } from 'node:util';
import { reportCoverage } from './coverage-command.ts';
import { DamagedDataError } from './persistence/leveldb/damage.ts';
import { startDatabase } from './server.ts';

const whatToDo =
  'Nothing was changed. Bring the data folder back from a copy, or start with an empty one.';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string', default: '9000' },
    project: { type: 'string' },
    data: { type: 'string' },
    rules: { type: 'string' },
    min: { type: 'string', default: '0' },
    lcov: { type: 'string' },
  },
});
const port = Number(values.port);

if (positionals.length === 0) await start();
else if (positionals.join(' ') === 'coverage') await tellCoverage();
else fail(`There is no command '${positionals.join(' ')}', only 'coverage'.`);

async function start(): Promise<void> {
  try {
    const database = await startDatabase({
      port,
      log: (line) => console.log(line),
      ...(values.project !== undefined && { projectId: values.project }),
      ...(values.data !== undefined && { dataDir: values.data }),
      ...(values.rules !== undefined && { rulesFile: values.rules }),
    });
    console.log(`Realtime Database on http://127.0.0.1:${database.port}`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void database.close().then(() => process.exit(0)));
    }
  } catch (error) {
    fail(`The Realtime Database can't start: ${(error as Error).message}`);
    if (error instanceof DamagedDataError) console.error(whatToDo);
  }
}

/** Of a server that runs already. */
async function tellCoverage(): Promise<void> {
  const { project: namespace = 'demo-project', lcov } = values;
  const min = Number(values.min);
  if (!(min >= 0 && min <= 100)) {
    fail('--min takes a percentage.');
    return;
  }
  try {
    const asked = { port, namespace, min, lcov };
    const isEnough = await reportCoverage(asked, (line) => console.log(line));
    if (!isEnough) process.exitCode = 1;
  } catch (error) {
    fail(`Port ${port} tells no coverage: ${(error as Error).message}`);
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
