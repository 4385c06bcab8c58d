import { copiedUntilHeader } from '../../../domain/query-limits';
import { copyBehind } from '../../../domain/outbox/failure';
import type { Subscribe } from './subscription';

/** Allowance for the clocks and for the copying itself, in milliseconds. */
const tolerance = 5000;

const listeners = new Set<(times: number) => void>();
let times = 0;

/** Number of answers so far that lacked the newest changes of orders because their copy was behind. */
export const watchBehind: Subscribe<number> = (next) => {
  listeners.add(next);
  next(times);
  return () => listeners.delete(next);
};

/** Whether an answer's copy of the orders is behind: compares two headers, both by the server's clock. */
export function isBehind(headers: { [name: string]: unknown }): boolean {
  const copied = Date.parse(String(headers[copiedUntilHeader.toLowerCase()]));
  const sent = Date.parse(String(headers['date']));
  return sent - copied > tolerance;
}

export function noteBehind(headers: { [name: string]: unknown }): void {
  if (!isBehind(headers)) return;
  times += 1;
  for (const listener of listeners) listener(times);
}

/** An answer that has to be complete was not. */
export class CopyBehind extends Error {
  readonly code = copyBehind;
}
