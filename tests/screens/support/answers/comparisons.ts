import { byCode, checkOrder, type OrderCheck } from '../../../../domain/order/check/comparison';
import { todaysDoubts } from '../../../../domain/order/check/doubts';
import { besideEarlier, maxEarlierOrders } from '../../../../domain/order/check/usual';
import type { Order } from '../../../../domain/order/order';
import { initialStatus } from '../../../../domain/order/status';
import type { Product } from '../../../../domain/product/product';
import { can, type RoleFields } from '../../../../domain/session/access';

interface Compared {
  orders: readonly Order[];
  products: readonly Product[];
  /** Stored first comparisons. */
  checks: Map<number, OrderCheck>;
}

/** The answer of /conferencias to a person about some of these orders, oldest first. */
export function comparisonsOf(
  { orders, products, checks }: Compared,
  caller: RoleFields & { uid: string },
  pedidos: string,
): object[] {
  const numbers = pedidos.split(',').map(Number);
  const table = byCode(products);
  return orders.flatMap((order) => {
    const { numerodopedido, idvendedor, status } = order;
    const isTheirs = can(caller, 'ordersOfAll') || idvendedor === caller.uid;
    if (!isTheirs || !numbers.includes(numerodopedido)) return [];
    const isOpen = status === initialStatus;
    if (isOpen && !checks.has(numerodopedido)) {
      checks.set(numerodopedido, firstCheck(order, orders, products));
    }
    const { lines: _lines, ...hoje } = todaysDoubts(order, table);
    const conferencia = checks.get(numerodopedido) ?? null;
    return [{ numerodopedido, conferencia, hoje: isOpen ? hoje : null }];
  });
}

function firstCheck(
  { numerodopedido, itens, centavos, cliente: { uid } }: Order,
  orders: readonly Order[],
  products: readonly Product[],
): OrderCheck {
  const earlier = orders
    .filter(({ cliente }) => cliente.uid === uid)
    .filter((order) => order.numerodopedido < numerodopedido)
    .slice(-maxEarlierOrders);
  const check = checkOrder(itens, byCode(products), Date.now());
  return { ...check, ...besideEarlier(centavos, earlier) };
}
