import { useCallback } from 'react';

import { notKept } from '../../../../domain/outbox/failure';
import { useFreedCarts } from '../../../providers/cart/sending';
import { useNotify } from '../../../ui/notices/notify';
import { keptWords } from './waiting-words';

/**
 * Unlocks carts, and says that a quote waits for the connection. The list of waiting quotes then shows it
 * (waiting-quotes.tsx).
 */
export function FreedCarts() {
  const notify = useNotify();
  useFreedCarts(
    useCallback(
      (isKept) => {
        if (isKept) notify.success(keptWords);
        else notify.error(notKept('O orçamento aguarda a conexão'));
      },
      [notify],
    ),
  );
  return null;
}
