import { useCallback, useMemo, useState } from 'react';

import type { OrderHead } from '../../../../domain/order/head';
import type { ChangePlace } from '../../../list/list';
import type { OrderPlace } from './order-place';

interface OpenOrders {
  /** Opens or closes the panel of an order. */
  toggle: (order: OrderHead) => void;
  /** Orders that left the list with an open panel, in their state when it opened. */
  departed: readonly OrderHead[];
}

const noOrders: ReadonlyMap<number, OrderHead> = new Map();

/** The orders with open panels. An open order that leaves the list stays visible, so that nobody is interrupted. */
export function useOpenOrders(
  listed: readonly OrderHead[],
  open: readonly number[],
  onChange: ChangePlace<OrderPlace>,
): OpenOrders {
  const [seen, setSeen] = useState(noOrders);
  const seenNow = seenOpen(seen, listed, open);
  if (seenNow !== seen) setSeen(seenNow);
  const toggle = useCallback((order: OrderHead) => onChange(toggled(order)), [onChange]);
  const departed = useMemo(() => {
    const numbers = new Set(listed.map(({ numerodopedido }) => numerodopedido));
    return [...seenNow.values()].filter(({ numerodopedido }) => !numbers.has(numerodopedido));
  }, [seenNow, listed]);
  return { toggle, departed };
}

/** The change of a place that opens or closes an order's panel. */
export function toggled({ numerodopedido }: OrderHead) {
  return ({ open }: Pick<OrderPlace, 'open'>) => ({
    open: open.includes(numerodopedido)
      ? open.filter((number) => number !== numerodopedido)
      : [...open, numerodopedido],
  });
}

/** The open orders in their state when they opened. Returns the same map if nothing changed. */
function seenOpen(
  seen: ReadonlyMap<number, OrderHead>,
  listed: readonly OrderHead[],
  open: readonly number[],
): ReadonlyMap<number, OrderHead> {
  const kept = [...seen].filter(([number]) => open.includes(number));
  const wanted = open.filter((number) => !seen.has(number));
  const found = listed.filter(({ numerodopedido }) => wanted.includes(numerodopedido));
  if (kept.length === seen.size && found.length === 0) return seen;
  return new Map([...kept, ...found.map((order) => [order.numerodopedido, order] as const)]);
}
