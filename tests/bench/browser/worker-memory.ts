import type { CDPSession } from '@playwright/test';

/** Megabytes that the page's workers retain after garbage collection. Follows the workers that start from now on. */
export async function followWorkers(cdp: CDPSession): Promise<() => Promise<number>> {
  const workers = new Set<string>();
  cdp.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') workers.add(sessionId);
  });
  cdp.on('Target.detachedFromTarget', ({ sessionId }) => workers.delete(sessionId));
  await cdp.send('Target.setAutoAttach', {
    ...{ autoAttach: true, waitForDebuggerOnStart: false, flatten: false },
  });
  return async () => {
    const sizes = [...workers].map(async (worker) => {
      await ask(cdp, worker, 'HeapProfiler.collectGarbage');
      const { usedSize = 0 } = await ask(cdp, worker, 'Runtime.getHeapUsage');
      return usedSize / 1e6;
    });
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
}

let questions = 0;

/** A worker's answer; undefined if the worker ends before. */
async function ask(
  cdp: CDPSession,
  sessionId: string,
  method: string,
): Promise<{ usedSize?: number }> {
  const id = (questions += 1);
  return new Promise((resolve) => {
    function end(result: { usedSize?: number }) {
      cdp.off('Target.receivedMessageFromTarget', hear);
      cdp.off('Target.detachedFromTarget', leave);
      resolve(result);
    }
    function hear({ message }: { message: string }) {
      const answer = JSON.parse(message) as { id?: number; result?: { usedSize?: number } };
      if (answer.id === id) end(answer.result ?? {});
    }
    function leave(left: { sessionId: string }) {
      if (left.sessionId === sessionId) end({});
    }
    cdp.on('Target.receivedMessageFromTarget', hear);
    cdp.on('Target.detachedFromTarget', leave);
    const message = JSON.stringify({ id, method });
    cdp.send('Target.sendMessageToTarget', { sessionId, message }).catch(() => end({}));
  });
}
