import { parseArgs } from 'node:util';
import { DamagedDataError } from './persistence/leveldb/damage.ts';
import { startDatabase } from './server.ts';

const whatToDo =
  'Nothing was changed. Bring the data folder back from a copy, or start with an empty one.';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '9000' },
    project: { type: 'string' },
    data: { type: 'string' },
    rules: { type: 'string' },
  },
});

try {
  const database = await startDatabase({
    port: Number(values.port),
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
  console.error(`The Realtime Database can't start: ${(error as Error).message}`);
  if (error instanceof DamagedDataError) console.error(whatToDo);
  process.exitCode = 1;
}
