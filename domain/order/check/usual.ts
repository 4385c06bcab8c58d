import type { Order } from '../order';

/** How an order stands beside the earlier ones of its customer (decision 79). */
export interface BesideEarlier {
  primeiro: boolean;
  /** How many times the customer's usual it is, in whole numbers, where that is far; 0 otherwise. */
  vezes: number;
}

export const mostEarlier = 12;
/** Fewer say nothing of what is usual. */
const leastEarlier = 3;
const farAbove = 3;

type Earlier = Pick<Order, 'status' | 'centavos'>;

/** `earlier`: the latest of the customer's orders before this one. Deleted ones are not usual, but there. */
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
