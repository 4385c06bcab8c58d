import type { Bench } from './bench';
import { launchBrowser } from './browser/launch';
import { createSessions } from './browser/sessions';
import { createDataSet } from './data/data-set';
import type { Options } from './options';
import { parts, type PartName } from './parts';
import { freeCores, isQuiet } from './report/free-cores';
import { judge, type Judged } from './report/judge';
import { machine } from './report/machine';
import { save } from './report/save';
import { table } from './report/table';
import { startStack } from './stack/start';

/** Runs the parts on their own stack. Resolves to whether all of them ran and kept every limit. */
export async function run({ only, runs, out }: Options): Promise<boolean> {
  const stack = await startStack();
  const browser = await launchBrowser();
  try {
    const data = createDataSet();
    await data.loadProducts();
    const bench: Bench = { browser, runs, data, stateOf: createSessions(browser) };
    const ground = machine(browser.version());
    console.log(
      Object.entries(ground)
        .map((pair) => pair.join(' '))
        .join(', '),
    );
    const rows: Judged[] = [];
    let allRan = true;
    for (const name of only) {
      const measured = await runPart(name, bench);
      if (measured) rows.push(...measured);
      else allRan = false;
    }
    const { heap, resident } = await stack.memory();
    console.log(
      `Database and product table: heap ${heap.toFixed(0)} MB, resident ${resident.toFixed(0)} MB`,
    );
    await save(out, { machine: ground, rows });
    return allRan && rows.every(({ verdict }) => verdict !== 'MISSED');
  } finally {
    await browser.close();
    await stack.close();
  }
}

/** Prints the part's figures. Returns undefined after a failure, so that the other parts still run. */
async function runPart(name: PartName, bench: Bench): Promise<Judged[] | undefined> {
  try {
    const before = await freeCores();
    const begin = performance.now();
    const measured = await parts[name](bench);
    const seconds = (performance.now() - begin) / 1000;
    const after = await freeCores();
    const rows = measured.map((row) => judge(row, isQuiet(Math.min(before, after))));
    const free = `${before.toFixed(1)} cores free before, ${after.toFixed(1)} after`;
    console.log(`\n${name}: ${seconds.toFixed(0)} s, ${free}\n${table(rows)}`);
    for (const { subject, what, notes = [] } of rows) {
      if (notes.length > 0) console.log(`${subject}: ${what}: ${notes.join(', ')}`);
    }
    return rows;
  } catch (error) {
    console.error(`\n${name} failed`, error);
    return undefined;
  }
}
