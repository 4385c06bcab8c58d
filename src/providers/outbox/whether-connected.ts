import { watchConnected } from '../../data/base/database';

/** Whether the database can be reached at this moment. */
export function isConnected(): Promise<boolean> {
  return untilConnected(() => true);
}

/** Resolves as soon as the database can be reached. */
export async function whenConnected(): Promise<void> {
  await untilConnected((connected) => connected);
}

function untilConnected(isEnough: (connected: boolean) => boolean): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const stop = watchConnected((connected) => {
      if (!isEnough(connected)) return;
      resolve(connected);
      // Not before it has begun: what is known already comes during the call itself.
      queueMicrotask(() => stop());
    }, reject);
  });
}
