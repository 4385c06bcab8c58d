import { logger } from 'firebase-functions';
import { beforeDeadline, DeadlineMissed } from '../../before-deadline';
import { sayCopiedUntil } from '../../copied-until';
import { database } from '../../firebase';
import { queryProductTable } from '../../product/table/query';
import { shareRuns } from '../../shared-run';
import { catchUp, copiedUntil } from './catch-up';

/** So long a question waits for the copy, in milliseconds. */
const patience = 2_000;

/** The copying ends before its question is answered: Cloud Functions freeze after that, perhaps with the lock. */
const copyingTime = 1_500;

const copyOnce = shareRuns(async () => {
  const begun = Date.now();
  await catchUp(database(), queryProductTable, begun + copyingTime);
  return begun;
});

/**
 * Brings the copy of the orders up to date before a question, which waits no longer than two seconds. Answers the moment
 * before which no change is missing, and says it in the answer's header: a copy that is behind goes on with the next
 * question. Questions that come meanwhile share the next run.
 */
export async function copyChangedOrders(): Promise<CopyState> {
  const state = await bringUpToDate();
  sayCopiedUntil(state.until);
  return state;
}

interface CopyState {
  until: number;
  isBehind: boolean;
}

async function bringUpToDate(): Promise<CopyState> {
  try {
    const until = await beforeDeadline(Date.now() + patience, copyOnce());
    return { until, isBehind: false };
  } catch (error) {
    if (error instanceof DeadlineMissed) logger.warn('the copy of the orders is behind');
    else logger.error('the copy of the orders could not be brought up to date', error);
    return { until: await queryProductTable(copiedUntil), isBehind: true };
  }
}
