import { writeFile } from 'node:fs/promises';

interface CoverageOptions {
  port: number;
  namespace: string;
  /** The percentage that must have been reached. */
  min: number;
  /** The file that is to have the coverage. */
  lcov?: string | undefined;
}

/** Tells how much of the rules a running server was asked for. Resolves to whether it is enough. */
export async function reportCoverage(
  { port, namespace, min, lcov }: CoverageOptions,
  log: (line: string) => void,
): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/.inspect/coverage.lcov?ns=${namespace}`);
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  const text = await response.text();
  if (lcov !== undefined) await writeFile(lcov, text);

  const possible = numberAfter('BRF:', text);
  const reached = numberAfter('BRH:', text);
  const percent = possible === 0 ? 100 : (100 * reached) / possible;
  // Rounded down: 99.96 % is not everything.
  const shown = Math.floor(percent * 10) / 10;
  log(`${shown} % of the rules' conditions were reached, both ways: ${reached} of ${possible}.`);
  const lines = linesOf(text);
  for (const [, rule = ''] of text.matchAll(/^FNDA:0,(.*)$/gm)) {
    log(`No test reached ${rule} (line ${lines.get(rule)}).`);
  }
  if (percent < min) log(`That is less than ${min} %.`);
  return percent >= min;
}

function linesOf(lcov: string): Map<string, string> {
  const named = [...lcov.matchAll(/^FN:(\d+),(.*)$/gm)];
  return new Map(named.map(([, line = '', rule = '']) => [rule, line]));
}

function numberAfter(name: string, lcov: string): number {
  return Number(new RegExp(`^${name}(\\d+)$`, 'm').exec(lcov)?.[1] ?? 0);
}
