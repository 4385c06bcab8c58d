import { database } from '../../firebase';
import { queryProductTable } from '../../product/table/query';
import { catchUp } from './catch-up';

/** So long a question waits for the copy, in milliseconds. */
const patience = 20_000;

let running: Promise<void> | undefined;
let next: Promise<void> | undefined;

/** Questions that come meanwhile share the next run. 503 where it takes too long. */
export function copyChangedOrders(): Promise<void> {
  if (!running) return start();
  next ??= running
    .catch(() => undefined)
    .then(() => {
      next = undefined;
      return running ?? start();
    });
  return next;
}

function start(): Promise<void> {
  running = catchUp(database(), queryProductTable, Date.now() + patience).finally(() => {
    running = undefined;
  });
  return running;
}
