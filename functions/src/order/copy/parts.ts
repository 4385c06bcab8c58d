/** Most lines in one statement: longer statements could exceed the time limit. */
const linesAtOnce = 2_000;

/** The first part is small, so that even a slow database makes progress. */
const firstOrders = 25;
const ordersAtOnce = 100;

/** Splits orders into parts of similar work. A longer order is a part of its own. */
export function partsOf<Order>(
  orders: readonly Order[],
  linesOf: (order: Order) => number,
): Order[][] {
  const parts: Order[][] = [];
  let lines = Infinity;
  for (const order of orders) {
    lines += linesOf(order);
    const most = Math.min(ordersAtOnce, firstOrders * 2 ** (parts.length - 1));
    if (lines > linesAtOnce || parts.at(-1)?.length === most) {
      parts.push([]);
      lines = linesOf(order);
    }
    parts.at(-1)?.push(order);
  }
  return parts;
}
