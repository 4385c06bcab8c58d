import { useMemo } from 'react';

import { alertsOf, type OrderAlert } from '../../../../domain/order/check/alerts';
import type { OrderHead } from '../../../../domain/order/head';
import { useOrderFacts } from '../../../providers/order/detail/facts';

/** The alerts of an order, live, as far as loaded; for people who decide about it. */
export function useOrderAlerts(order: OrderHead): OrderAlert[] {
  const { facts } = useOrderFacts(useMemo(() => [order], [order]));
  return facts.flatMap((known) => alertsOf(order, known));
}
