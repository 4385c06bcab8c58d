import { alertsOf, type OrderAlert } from '../../../../domain/order/check/alerts';
import type { Order } from '../../../../domain/order/order';
import { initialStatus } from '../../../../domain/order/status';
import { dataOf } from '../../../providers/live/live';
import { useOrderCheck } from '../../../providers/order/comparison';
import { useStillApproved } from '../../../providers/order/still-approved';
import { useValidity } from './use-validity';

/** What is strange about an order, live, for those who decide about it: by the server's word, without a product read. */
export function useOrderAlerts(order: Order): OrderAlert[] {
  const check = dataOf(useOrderCheck(order.numerodopedido));
  const isCustomerApproved = useStillApproved(order.cliente, order.status === initialStatus);
  const validity = useValidity(order);
  return alertsOf(order, { check, validity, isCustomerApproved });
}
