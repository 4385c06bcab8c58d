/** So many lines go into one statement, however long a customer makes an order: more could take longer than it may. */
const linesAtOnce = 2_000;

/** The first part is small, so that a copy makes progress over a slow database, too. */
const firstOrders = 25;
const ordersAtOnce = 100;

/** Orders in parts of about as much work; one that is longer is a part of its own. */
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
