import { requestMail, watchFailedMails, type FailedMail } from '../../data/mail/failed-mails';
import { dataOf } from '../live/live';
import { useLive } from '../live/use-live';

export { requestMail, type FailedMail };

/** The mails that were given up and not dismissed; none while they load. */
export function useFailedMails(): FailedMail[] {
  const mails = dataOf(useLive(watchFailedMails)) ?? [];
  return mails.filter(({ pedido }) => pedido !== 'dispensar');
}
