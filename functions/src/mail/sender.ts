import { appUrl, companyName, quoteDays } from '../config';
import type { Sender } from './texts';

/** The configured company, as the mails name it. */
export const sender = (): Sender => ({
  company: companyName.value(),
  appUrl: appUrl.value(),
  quoteDays: quoteDays.value(),
});
