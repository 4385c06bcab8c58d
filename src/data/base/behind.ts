import { copiedUntilHeader } from '../../../domain/query-limits';
import { copyBehind } from '../../../domain/outbox/failure';
import type { Subscribe } from './subscription';

/** Clocks and the copying itself differ by no more than so many milliseconds. */
const tolerance = 5000;

const listeners = new Set<(times: number) => void>();
let times = 0;

/** How many answers so far lacked the newest changes of orders: the copy that they came from was behind. */
export const watchBehind: Subscribe<number> = (next) => {
  listeners.add(next);
  next(times);
  return () => listeners.delete(next);
};

/** Whether an answer lacks the newest changes: its headers say, by the server's clock, until when its copy is complete. */
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

/** An answer that must be whole was not. */
export class CopyBehind extends Error {
  readonly code = copyBehind;
}
