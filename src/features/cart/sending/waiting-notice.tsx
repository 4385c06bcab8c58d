import { useEffect } from 'react';

import { notKept } from '../../../../domain/outbox/failure';
import { useSending } from '../../../providers/cart/sending';
import { useNotify } from '../../../ui/notices/notify';
import { keptWords } from './waiting-words';

/** Says that a quote waits for the connection; where it waits, the list of them shows (waiting-quotes.tsx). */
export function WaitingNotice() {
  const { waitingNews, acknowledgeWaiting } = useSending();
  const notify = useNotify();

  useEffect(() => {
    if (!waitingNews) return;
    if (waitingNews.kept) notify.success(keptWords);
    else notify.error(notKept('O orçamento aguarda a conexão'));
    acknowledgeWaiting();
  }, [waitingNews, acknowledgeWaiting, notify]);

  return null;
}
