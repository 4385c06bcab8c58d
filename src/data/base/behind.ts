import { copiedUntilHeader } from '../../../domain/query-limits';
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

/** Looks at an answer's headers, both by the server's clock: when it was sent, and until when its copy is complete. */
export function noteBehind(headers: { [name: string]: unknown }): void {
  const copied = Date.parse(String(headers[copiedUntilHeader.toLowerCase()]));
  const sent = Date.parse(String(headers['date']));
  if (!(sent - copied > tolerance)) return;
  times += 1;
  for (const listener of listeners) listener(times);
}
