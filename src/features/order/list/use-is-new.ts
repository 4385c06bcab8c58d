import { useCallback, useState } from 'react';

import type { OrderHead } from '../../../../domain/order/head';
import { senderOf } from '../../../../domain/order/order';
import { initialStatus } from '../../../../domain/order/status';
import { useNewQuotes } from '../../../providers/order/new-quotes';
import { useUser } from '../../../providers/session/session';

const none: ReadonlySet<number> = new Set();

/** Tells the quotes that came since the person last saw the pending ones, until they are opened or the list is left. */
export function useIsNew(open: readonly number[]): (order: OrderHead) => boolean {
  const { uid } = useUser();
  const { seen } = useNewQuotes();
  // What is on the screen is seen at once: the list keeps where it began.
  const [since, setSince] = useState(seen);
  if (since === undefined && seen !== undefined) setSince(seen);
  const [opened, setOpened] = useState(none);
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
