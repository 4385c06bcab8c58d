import { expect, test, vi } from 'vitest';

test('decision 97: production runs the job by a schedule alone, and nobody calls it', async () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', '');
  const { sendMails } = await import('./send-mails');
  const { scheduleTrigger, httpsTrigger } = sendMails.__endpoint;
  expect(scheduleTrigger).toMatchObject({ schedule: 'every 1 minutes' });
  expect(httpsTrigger).toBeUndefined();
  vi.unstubAllEnvs();
});
