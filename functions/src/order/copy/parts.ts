/** So many lines go into one statement, however long a customer makes an order: more could take longer than it may. */
const linesAtOnce = 2_000;
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
    if (lines > linesAtOnce || parts.at(-1)?.length === ordersAtOnce) {
      parts.push([]);
      lines = linesOf(order);
    }
    parts.at(-1)?.push(order);
  }
  return parts;
}
