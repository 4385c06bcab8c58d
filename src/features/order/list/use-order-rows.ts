import { useMemo } from 'react';

import type { OrderHead } from '../../../../domain/order/head';
import { byHead } from '../../../../domain/order/search/by-head';
import type { ChangePlace, Row } from '../../../list/list';
import { createRequiredContext } from '../../../providers/live/required-context';
import { useReadAhead } from '../../../providers/order/kept-orders';
import { useOrders, useOrdersNow } from '../../../providers/order/orders';
import type { OpenAct } from '../../../providers/outbox/outbox-provider';
import type { OrderPrinting } from '../print/use-order-printing';
import { filtersIn, matchesFilters, type OrderFilters } from '../search/order-filters';
import { useMatchingOrders } from '../search/use-matching-orders';
import { sumWords } from '../words/order-words';
import type { OrderPlace } from './order-place';
import { useIsNew } from './use-is-new';
import { useOpenOrders } from './use-open-orders';

/** An order as a list shows it. */
export interface ListedOrder extends Row<OrderHead> {
  /** The order's state in the list before it left. */
  seen: OrderHead;
  /** The order no longer belongs to this person, who can't change it. */
  isLost: boolean;
  /** The open change of the order. */
  asked: OpenAct | undefined;
  /** The order arrived after the person's last look. */
  isNew: boolean;
  /** The order is being prepared for printing. */
  printing: boolean;
  /** Opens or closes its panel. */
  toggle: (order: OrderHead) => void;
}

/** The list's printing, which outlives the row that started it. */
export const [PrintingProvider, usePrinting] = createRequiredContext<OrderPrinting>('usePrinting');

export type OrderRows = ReturnType<typeof useOrderRows>;

export interface Totals {
  /** The number of orders in the status; undefined if unknown. */
  total: number | undefined;
  /** The number as text, for the closed status dropdown; '' while unknown. */
  figures: string;
}

interface Around {
  place: OrderPlace;
  change: ChangePlace<OrderPlace>;
  totals: Totals;
}

/** The orders that pass the filters, and orders that left the list with an open panel. */
export function useOrderRows(applied: OrderPlace, { place, change, totals }: Around) {
  const { actOn } = useOrders();
  const { isPrinting } = usePrinting();
  const asked = JSON.stringify(filtersIn(applied));
  const filters = useMemo(() => JSON.parse(asked) as OrderFilters, [asked]);
  const { matching, ...found } = useMatchingOrders(filters, totals.total);
  const { open } = place;
  const { toggle, departed } = useOpenOrders(found.listed, open, change);
  const isNew = useIsNew(open);
  const departedNow = useOrdersNow(departed);
  const shown = useMemo(() => {
    const stayed = departed.filter((order) => matchesFilters(order, filters));
    return withStayed(matching, stayed, byHead(filters.ordem));
  }, [matching, departed, filters]);
  useReadAhead(shown);
  const rows = useMemo(
    () =>
      shown.map((seen): ListedOrder => {
        const left = departedNow.get(seen);
        const item = left?.order ?? seen;
        return {
          ...{ item, seen, hasLeft: left !== undefined, isLost: left?.isLost === true, toggle },
          isOpen: open.includes(seen.numerodopedido),
          isNew: isNew(item),
          asked: actOn(item),
          printing: isPrinting(item),
        };
      }),
    [shown, departedNow, open, toggle, isNew, actOn, isPrinting],
  );
  const { sum } = found;
  return { ...found, rows, figures: totals.figures, countWords: sum && sumWords(sum) };
}

/** An open order that left the list keeps its place. */
function withStayed(
  rows: readonly OrderHead[],
  stayed: readonly OrderHead[],
  compare: (a: OrderHead, b: OrderHead) => number,
): readonly OrderHead[] {
  return stayed.reduce((all, order) => {
    const at = all.findIndex((row) => compare(order, row) < 0);
    return all.toSpliced(at < 0 ? all.length : at, 0, order);
  }, rows);
}
