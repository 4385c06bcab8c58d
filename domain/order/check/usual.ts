import type { Order } from '../order';

/** How an order compares with the customer's earlier ones (decision 79). */
export interface BesideEarlier {
  primeiro: boolean;
  /** How many times the customer's median the order is, rounded down; 0 if it is less than `farAbove` times. */
  vezes: number;
}

export const maxEarlierOrders = 12;
/** Fewer orders don't show what is usual. */
const leastEarlier = 3;
const farAbove = 3;

type Earlier = Pick<Order, 'status' | 'centavos'>;

/**
 * `earlier` holds the customer's latest orders before this one. Deleted orders don't enter the median, but they count
 * as earlier orders.
 */
export function besideEarlier(centavos: number, earlier: readonly Earlier[]): BesideEarlier {
  const usual = medianOf(
    earlier.filter(({ status }) => status !== 'Excluido').map((order) => order.centavos),
  );
  const times = usual === undefined || usual <= 0 ? 0 : Math.floor(centavos / usual);
  return { primeiro: earlier.length === 0, vezes: times < farAbove ? 0 : times };
}

function medianOf(sums: readonly number[]): number | undefined {
  if (sums.length < leastEarlier) return undefined;
  return [...sums].sort((a, b) => a - b)[Math.floor(sums.length / 2)];
}
