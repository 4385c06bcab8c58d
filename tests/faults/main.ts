import { parseArgs } from 'node:util';

import { faults } from './all';
import { levels, type Level } from './fault';
import { findLevel } from './levels';
import { summaryOf, type Found } from './report';
import { makeScratch } from './scratch';

/**
 * `npm run faults` applies each fault to a copy of the project and reports the failing tests. `-- --only name`, `--
 * --file rules/people/users.ts` and `--expected servers` select faults; `--until servers` skips later parts; `--named`
 * runs only the named tests.
 */
const { only, file, expected, until, named } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    file: { type: 'string' },
    expected: { type: 'string', multiple: true },
    until: { type: 'string', default: 'all' },
    named: { type: 'boolean', default: false },
  },
}).values;
const last = levels.find((level) => level === until);
if (!last) throw new Error(`--until is one of ${levels.join(', ')}`);

const asked = faults.filter(
  (fault) =>
    (!only || only.includes(fault.name)) &&
    (!file || fault.file === file) &&
    (!expected || expected.includes(fault.expected)),
);
if (asked.length === 0) throw new Error('No fault has this name, file and expected part.');

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const scratch = await makeScratch();
const found: Found[] = [];
for (const fault of asked) {
  const started = performance.now();
  await scratch.apply(fault);
  const level = await findLevel(fault, scratch.folder, { last, named });
  const seconds = (performance.now() - started) / 1000;
  found.push({ fault, level });
  console.log(lineOf(fault.name, level, fault.expected, seconds));
}

console.log(summaryOf(found));
process.exitCode = found.every(({ level }) => level) ? 0 : 1;

function lineOf(name: string, level: Level | undefined, expected: Level, seconds: number): string {
  const part = level ?? 'NOTHING';
  const surprise = level === expected ? '' : `  (expected: ${expected})`;
  return `${part.padEnd(8)}${seconds.toFixed(1).padStart(7)} s  ${name}${surprise}`;
}
