import { useCallback } from 'react';

import { notKept } from '../../../../domain/outbox/failure';
import { useFreedCarts } from '../../../providers/cart/sending';
import { useNotify } from '../../../ui/notices/notify';
import { keptWords } from './waiting-words';

/** Frees carts, and says that a quote waits for the connection; where it waits, the list of them shows (waiting-quotes.tsx). */
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
