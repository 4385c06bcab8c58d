import { cpus } from 'node:os';
// oxlint-disable-next-line no-restricted-imports -- a measure of the machine, not a test
import { setTimeout as rest } from 'node:timers/promises';

/** Milliseconds that all cores together had nothing to do, since the machine began. */
const idleSoFar = () => cpus().reduce((sum, { times }) => sum + times.idle, 0);

/**
 * How many cores are free while the bench rests. What the cores didn't do counts as taken: so does the time that a host
 * gives to other machines.
 */
export async function freeCores(milliseconds = 1_000): Promise<number> {
  const [idle, begin] = [idleSoFar(), performance.now()];
  await rest(milliseconds);
  return (idleSoFar() - idle) / (performance.now() - begin);
}

/** What a machine at rest does for itself, and the clocks' steps, are no other program. */
const asGoodAsFree = 0.9;

/** Whether a figure that depends on the machine's speed says something about the product. */
export function isQuiet(cores: number): boolean {
  return cores >= asGoodAsFree;
}
