import { copyChangedOrders, machinePatience } from '../../order/copy/copy-changed-orders';
import { cursorFrom, ordersSince } from '../../order/copy/orders-since';
import { requiredTextFrom } from '../../query';
import type { MachineEndpoint } from '../endpoint';

/**
 * GET /pedidos?desde= → {pedidos, proximo, mais}, for machines (decision 84): the orders changed since `desde`, in any
 * status. `desde` is a moment at first, then the last answer's `proximo`.
 */
export const pedidos: MachineEndpoint = async ({ query }) => {
  const cursor = cursorFrom(requiredTextFrom(query, 'desde'));
  const { isBehind } = await copyChangedOrders(machinePatience);
  const answer = await ordersSince(cursor);
  return { ...answer, mais: answer.mais || isBehind };
};
