import { setTimeout as wait } from 'node:timers/promises';
import { functionsPlace } from '../functions-place';

export const sendMailsUrl = `http://127.0.0.1:${functionsPlace}/sendMails`;

/** Milliseconds between two runs. Production runs the job every minute, which is too slow for trying it out. */
const pause = 3_000;

/** Runs the job that sends mails repeatedly, in place of Cloud Scheduler, because the emulator has no schedules. */
export function scheduleMails() {
  const stopping = new AbortController();
  const { signal } = stopping;
  async function run() {
    while (!signal.aborted) {
      // No endpoint answers while the emulator reloads them.
      await fetch(sendMailsUrl, { signal }).catch(() => undefined);
      await wait(pause, undefined, { signal }).catch(() => undefined);
    }
  }
  const ended = run();
  return {
    close: async () => {
      stopping.abort();
      await ended;
    },
  };
}
