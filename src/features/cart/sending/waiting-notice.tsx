import { useEffect } from 'react';

import { notKept } from '../../../../domain/outbox/failure';
import { useCart } from '../../../providers/cart/cart';
import { useNotify } from '../../../ui/notices/notify';
import { keptWords } from './waiting-words';

/** Says that a quote waits for the connection; where it waits, the list of them shows (waiting-quotes.tsx). */
export function WaitingNotice() {
  const { waitingNews, acknowledgeWaiting } = useCart();
  const notify = useNotify();

  useEffect(() => {
    if (!waitingNews) return;
    if (waitingNews.kept) notify.success(keptWords);
    else notify.error(notKept('O orçamento aguarda a conexão'));
    acknowledgeWaiting();
  }, [waitingNews, acknowledgeWaiting, notify]);

  return null;
}
