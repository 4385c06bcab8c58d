import { setTimeout as wait } from 'node:timers/promises';
import { functionsPlace } from '../functions-place';

export const sendMailsUrl = `http://127.0.0.1:${functionsPlace}/sendMails`;

/** More often than in production, so that nobody waits a minute for a mail, in milliseconds. */
const pause = 3_000;

/** Runs the job that sends the mails again and again, in the place of Cloud Scheduler: the emulator has no schedules. */
export function scheduleMails() {
  const stopping = new AbortController();
  const { signal } = stopping;
  async function run() {
    while (!signal.aborted) {
      // While the endpoints are loaded anew nobody answers.
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
