import { cpus } from 'node:os';
// oxlint-disable-next-line no-restricted-imports -- a measure of the machine, not a test
import { setTimeout as rest } from 'node:timers/promises';

/** Milliseconds that all cores together were idle since the machine started. */
const idleSoFar = () => cpus().reduce((sum, { times }) => sum + times.idle, 0);

/**
 * How many cores are free while the bench rests. All other time counts as taken, also time that the host gives to other
 * machines.
 */
export async function freeCores(milliseconds = 1_000): Promise<number> {
  const [idle, begin] = [idleSoFar(), performance.now()];
  await rest(milliseconds);
  return (idleSoFar() - idle) / (performance.now() - begin);
}

/** Below one core, because an idle machine does some work of its own and its clocks tick in steps. */
const asGoodAsFree = 0.9;

/** Whether figures that depend on the machine's speed are meaningful. */
export function isQuiet(cores: number): boolean {
  return cores >= asGoodAsFree;
}
