import type { ManyJob } from '../../../../domain/order/many';
import { removeJob, storeJob } from '../../../data/outbox/many-jobs';

/**
 * Keeps a job as it goes on, one write after the other and of several that wait the newest alone. Where the browser keeps
 * nothing the job goes on all the same, and is lost with the page.
 */
export function jobKeeper(uid: string) {
  let newest: ManyJob | undefined;
  let writing = Promise.resolve();

  async function writeNewest() {
    const job = newest;
    newest = undefined;
    if (job) await storeJob(uid, job);
  }
  const warn = (error: unknown) => console.warn('A change of many orders could not be kept', error);

  return {
    keep: (job: ManyJob) => {
      newest = job;
      writing = writing.then(writeNewest).catch(warn);
      return writing;
    },
    drop: (id: string) => {
      newest = undefined;
      writing = writing.then(() => removeJob(uid, id)).catch(warn);
      return writing;
    },
  };
}
