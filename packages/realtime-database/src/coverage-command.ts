import { writeFile } from 'node:fs/promises';
import { urlAt } from './listen.ts';
import type { ConditionCoverage } from './rules/coverage/named.ts';

interface CoverageOptions {
  /** Default '127.0.0.1'. */
  host?: string;
  port: number;
  namespace: string;
  /** The smallest percentage that is enough. */
  min: number;
  /** The file to write the coverage to. */
  lcov?: string | undefined;
}

/** Logs how many conditions of the rules a running server evaluated. Resolves to whether it is enough. */
export async function reportCoverage(
  { host, port, namespace, min, lcov }: CoverageOptions,
  log: (line: string) => void,
): Promise<boolean> {
  const inspect = async (page: string) => {
    const response = await fetch(`${urlAt(port, host)}/.inspect/${page}?ns=${namespace}`);
    if (!response.ok) throw new Error(`the server answered ${response.status}`);
    return response;
  };
  const text = await (await inspect('coverage.lcov')).text();
  if (lcov !== undefined) await writeFile(lcov, text);

  const possible = numberAfter('BRF:', text);
  const reached = numberAfter('BRH:', text);
  const percent = possible === 0 ? 100 : (100 * reached) / possible;
  // Rounded down, because 99.96 % must not read as 100 %.
  const shown = Math.floor(percent * 10) / 10;
  log(`${shown} % of the rules' conditions were reached, both ways: ${reached} of ${possible}.`);
  const lines = linesOf(text);
  const unreached = new Set(Array.from(text.matchAll(/^FNDA:0,(.*)$/gm), ([, rule = '']) => rule));
  for (const rule of unreached) {
    log(`No test reached ${rule} (line ${lines.get(rule)}).`);
  }
  if (percent >= min) return true;
  const conditions = (await (await inspect('conditions.json')).json()) as ConditionCoverage[];
  const ofReached = conditions.filter(({ rule }) => !unreached.has(rule));
  for (const line of ofReached.flatMap(missingOutcomes)) log(line);
  log(`That is less than ${min} %.`);
  return false;
}

function missingOutcomes({ rule, line, expression, outcomes }: ConditionCoverage): string[] {
  const never = outcomes.filter(({ count }) => count === 0);
  if (never.length === 0) return [];
  const told = never.map(({ value }) => value).join(' nor ');
  return [`${rule} (line ${line}): never ${told}: ${expression}`];
}

function linesOf(lcov: string): Map<string, string> {
  const named = [...lcov.matchAll(/^FN:(\d+),(.*)$/gm)];
  return new Map(named.map(([, line = '', rule = '']) => [rule, line]));
}

function numberAfter(name: string, lcov: string): number {
  return Number(new RegExp(`^${name}(\\d+)$`, 'm').exec(lcov)?.[1] ?? 0);
}
