import { placesIn } from '../text/place.ts';
import type { CoveredRule } from './conditions.ts';

/**
 * The coverage in lcov's format: functions are rules, branches are outcomes of conditions. A line's count is that of
 * its most frequent outcome. @see https://github.com/linux-test-project/lcov/blob/master/man/geninfo.1
 */
export function lcovOf(file: string, text: string, rules: readonly CoveredRule[]): string {
  const placeAt = placesIn(text);
  const lineAt = (start: number) => placeAt(start).line;
  const functions = rules.map(({ rule, conditions: [whole] }) => ({
    rule,
    line: lineAt(whole.start),
    count: whole.outcomes.reduce((sum, { count }) => sum + count, 0),
  }));
  const conditions = rules.flatMap((rule) => rule.conditions);
  const branches = conditions.flatMap(({ start, outcomes }, block) => {
    const line = lineAt(start);
    return outcomes.map(({ value, count }) => ({ line, block, branch: value ? 0 : 1, count }));
  });
  const lines = new Map<number, number>();
  for (const { line, count } of branches) lines.set(line, Math.max(lines.get(line) ?? 0, count));

  return [
    `SF:${file}`,
    ...functions.map(({ rule, line }) => `FN:${line},${rule}`),
    ...functions.map(({ rule, count }) => `FNDA:${count},${rule}`),
    `FNF:${functions.length}`,
    `FNH:${reached(functions.map(({ count }) => count))}`,
    ...branches.map(({ line, block, branch, count }) => `BRDA:${line},${block},${branch},${count}`),
    `BRF:${branches.length}`,
    `BRH:${reached(branches.map(({ count }) => count))}`,
    ...[...lines].map(([line, count]) => `DA:${line},${count}`),
    `LF:${lines.size}`,
    `LH:${reached([...lines.values()])}`,
    'end_of_record',
    '',
  ].join('\n');
}

function reached(counts: readonly number[]): number {
  return counts.filter((count) => count > 0).length;
}
