import { randomFrom } from '../tests/support/random.ts';

export interface Order {
  readonly number: number;
  readonly createdAt: number;
  readonly status: string;
  readonly customer: { readonly uid: string; readonly name: string };
  readonly lines: readonly object[];
  readonly total: number;
}

/** Orders with a number of lines in the given range. The same arguments give the same orders. */
export function ordersOf(count: number, fewest: number, most: number): Order[] {
  const random = randomFrom(count);
  return Array.from({ length: count }, (_, number) => {
    const lines = fewest + Math.floor(random() * (most - fewest + 1));
    return orderOf(number, lines, random);
  });
}

/** The orders by key, as clients write them. */
export function byKey(orders: readonly Order[]): Record<string, Order> {
  return Object.fromEntries(orders.map((order) => [keyOf(order), order]));
}

export function keyOf({ number }: Order): string {
  return `o${String(number).padStart(6, '0')}`;
}

function orderOf(number: number, lines: number, random: () => number): Order {
  return {
    number,
    // Random, so that the order differs from the keys' and the index matters.
    createdAt: 1_700_000_000_000 + Math.floor(random() * 1e10),
    status: ['open', 'sent', 'cancelled'][number % 3] ?? '',
    customer: { uid: `u${number % 500}`, name: `Customer ${number % 500}` },
    total: Math.floor(random() * 1e6) / 100,
    lines: Array.from({ length: lines }, (_, line) => ({
      product: `P-${Math.floor(random() * 20_000)}`,
      description: `Spare part of size ${12 + (line % 17)}`,
      quantity: 1 + Math.floor(random() * 20),
      price: Math.floor(random() * 20_000) / 100,
    })),
  };
}
