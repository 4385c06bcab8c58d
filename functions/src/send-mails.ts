import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { region, secrets } from './config';
import { sendMails as send } from './mail/send-mails';

const options = {
  region,
  secrets,
  timeoutSeconds: 540,
  maxInstances: 1,
} as const;

/** Sends due mails once a minute (decision 97). The emulator has no schedules, so `npm start` calls it there. */
export const sendMails =
  process.env['FUNCTIONS_EMULATOR'] === 'true'
    ? onRequest(options, async (_request, response) => {
        await send();
        response.end();
      })
    : onSchedule({ ...options, schedule: 'every 1 minutes' }, () => send());
