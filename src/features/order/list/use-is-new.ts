import { useCallback, useState } from 'react';

import type { OrderHead } from '../../../../domain/order/head';
import { senderOf } from '../../../../domain/order/order';
import { initialStatus } from '../../../../domain/order/status';
import { useNewQuotes } from '../../../providers/order/new-quotes';
import { useUser } from '../../../providers/session/session';

const noNumbers: ReadonlySet<number> = new Set();

/**
 * Tells whether a quote is newer than the person's last look at pending orders. It counts as old once it is
 * opened.
 */
export function useIsNew(open: readonly number[]): (order: OrderHead) => boolean {
  const { uid } = useUser();
  const { seen } = useNewQuotes();
  // Showing the list marks its quotes as seen, so keep the date from before.
  const [since, setSince] = useState(seen);
  if (since === undefined && seen !== undefined) setSince(seen);
  const [opened, setOpened] = useState(noNumbers);
  if (open.some((number) => !opened.has(number))) setOpened(new Set([...opened, ...open]));
  return useCallback(
    (order) =>
      since !== undefined &&
      order.numerodopedido > since &&
      order.status === initialStatus &&
      senderOf(order) !== uid &&
      !opened.has(order.numerodopedido),
    [since, opened, uid],
  );
}
