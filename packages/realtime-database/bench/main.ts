import { measureFanOut } from './fan-out.ts';
import { measureImport } from './import.ts';
import { measureMemory } from './memory.ts';
import { measureQueries } from './queries.ts';
import { measureRestart } from './restart.ts';
import { measureTransactions } from './transactions.ts';

/** `npm run bench:database` runs all benchmarks, or those named. */
const measurements = new Map([
  ['fan-out', measureFanOut],
  ['transactions', measureTransactions],
  ['queries', measureQueries],
  ['memory', measureMemory],
  ['import', measureImport],
  ['restart', measureRestart],
]);

const named = process.argv.slice(2);
for (const name of named.length > 0 ? named : measurements.keys()) {
  const measure = measurements.get(name);
  if (!measure) throw new Error(`${name} is none of ${[...measurements.keys()].join(', ')}`);
  await measure();
}
process.exit();
