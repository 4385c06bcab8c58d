import { useCallback, useMemo, useState } from 'react';

import type { Order } from '../../../../domain/order';

interface OpenOrders {
  isOpen: (numerodopedido: number) => boolean;
  /** Opens or closes the panel of an order. */
  toggle: (order: Order) => void;
  /** Orders whose panel is open though they left the list, as they were when it was opened. */
  departed: readonly Order[];
}

const none: ReadonlyMap<number, Order> = new Map();

/**
 * Which orders' detail panels are open. An order that somebody moves out of the list stays visible while its panel is
 * open, so that nobody is interrupted while reading. A new `listKey` means another list, which starts with all panels
 * closed.
 */
export function useOpenOrders(listed: readonly Order[], listKey: string): OpenOrders {
  const [open, setOpen] = useState<ReadonlyMap<number, Order>>(none);
  const [openIn, setOpenIn] = useState(listKey);
  if (openIn !== listKey) {
    setOpenIn(listKey);
    setOpen(none);
  }
  const toggle = useCallback((order: Order) => {
    setOpen((current) => {
      const next = new Map(current);
      if (!next.delete(order.numerodopedido)) next.set(order.numerodopedido, order);
      return next;
    });
  }, []);
  const departed = useMemo(() => {
    const numbers = new Set(listed.map(({ numerodopedido }) => numerodopedido));
    return [...open.values()].filter(({ numerodopedido }) => !numbers.has(numerodopedido));
  }, [open, listed]);
  return { isOpen: (numerodopedido) => open.has(numerodopedido), toggle, departed };
}
