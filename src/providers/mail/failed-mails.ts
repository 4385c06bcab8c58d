import { requestMail, watchFailedMails, type FailedMail } from '../../data/mail/failed-mails';
import { dataOf } from '../live/live';
import { useLive } from '../live/use-live';

export { requestMail, type FailedMail };

/** The mails that the queue gave up and nobody dismissed; empty while they load. */
export function useFailedMails(): FailedMail[] {
  const mails = dataOf(useLive(watchFailedMails)) ?? [];
  return mails.filter(({ pedido }) => pedido !== 'dispensar');
}
