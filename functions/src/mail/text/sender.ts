import { appUrl, companyName, quoteDays } from '../../config';
import type { Sender } from './texts';

export const sender = (): Sender => ({
  company: companyName.value(),
  appUrl: appUrl.value(),
  quoteDays: quoteDays.value(),
});
