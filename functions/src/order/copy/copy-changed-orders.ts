import { database } from '../../firebase';
import { queryProductTable } from '../../product/table/query';
import { shareRuns } from '../../shared-run';
import { catchUp } from './catch-up';

/** So long a question waits for the copy, in milliseconds. */
const patience = 20_000;

/** Questions that come meanwhile share the next run. 503 where it takes too long. */
export const copyChangedOrders = shareRuns(() =>
  catchUp(database(), queryProductTable, Date.now() + patience),
);
