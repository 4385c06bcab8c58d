import { useMemo } from 'react';

import { alertsOf, type OrderAlert } from '../../../../domain/order/check/alerts';
import type { Order } from '../../../../domain/order/order';
import { useOrderFacts } from '../../../providers/order/facts';

/** What is strange about an order, live, as far as it is known; for those who decide about it. */
export function useOrderAlerts(order: Order): OrderAlert[] {
  const { facts } = useOrderFacts(useMemo(() => [order], [order]));
  return facts.flatMap((known) => alertsOf(order, known));
}
