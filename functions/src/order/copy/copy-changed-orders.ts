import { logger } from 'firebase-functions';
import { beforeDeadline, DeadlineMissed } from '../../waiting/before-deadline';
import { sayCopiedUntil } from './copied-until';
import { database } from '../../firebase';
import { queryPostgres } from '../../postgres/query-postgres';
import { shareRuns } from '../../waiting/shared-run';
import { catchUp, copiedUntil } from './catch-up';

/** How long a person's request waits for the copy, and a machine's, in milliseconds. */
const patience = 2_000;
export const machinePatience = 20_000;

/**
 * Copying ends this much before the waiting: Cloud Functions freeze after the answer, perhaps while holding the lock.
 */
const margin = 500;

const copyOnce = shareRuns(async (longest: number) => {
  const begun = Date.now();
  await catchUp(database(), queryPostgres, begun + longest - margin);
  return begun;
});

/**
 * Brings the copy of the orders up to date, for at most `longest` milliseconds. Returns the moment before which no
 * change is missing, and puts it into the answer's header. A copy that is still behind continues at the next request;
 * requests meanwhile share a run.
 */
export async function copyChangedOrders(longest = patience): Promise<CopyState> {
  const state = await bringUpToDate(longest);
  sayCopiedUntil(state.until);
  return state;
}

interface CopyState {
  until: number;
  isBehind: boolean;
}

async function bringUpToDate(longest: number): Promise<CopyState> {
  try {
    const until = await beforeDeadline(Date.now() + longest, copyOnce(longest));
    return { until, isBehind: false };
  } catch (error) {
    if (error instanceof DeadlineMissed) logger.warn('the copy of the orders is behind');
    else logger.error('the copy of the orders could not be updated', error);
    return { until: await queryPostgres(copiedUntil), isBehind: true };
  }
}
