import { byCode, checkOrder, type OrderCheck } from '../../../../domain/order/check/comparison';
import { todaysDoubts, type OrderComparison } from '../../../../domain/order/check/doubts';
import { besideEarlier, maxEarlierOrders } from '../../../../domain/order/check/usual';
import type { Order } from '../../../../domain/order/order';
import type { CustomerCredit } from '../../../../domain/people/credit/credit';
import { initialStatus } from '../../../../domain/order/status';
import type { Product } from '../../../../domain/product/product';
import { can, type RoleFields } from '../../../../domain/session/access';

const day = 24 * 60 * 60 * 1000;

export type ComparedOrder = OrderComparison & { numerodopedido: number };

interface Compared {
  orders: readonly Order[];
  products: readonly Product[];
  /** Stored first comparisons. */
  checks: Map<number, OrderCheck>;
  /** The credit of customers by uid. */
  credits: ReadonlyMap<string, CustomerCredit>;
}

/** The answer of /conferencias to a person about the orders of these numbers. */
export function comparisonsOf(
  { orders, products, checks, credits }: Compared,
  caller: RoleFields & { uid: string },
  numbers: readonly number[],
): ComparedOrder[] {
  const table = byCode(products);
  const asked = numbers.flatMap(
    (number) => orders.find(({ numerodopedido }) => numerodopedido === number) ?? [],
  );
  return asked.flatMap((order) => {
    const { numerodopedido, idvendedor, status, criadoem } = order;
    if (!can(caller, 'ordersOfAll') && idvendedor !== caller.uid) return [];
    const isOpen = status === initialStatus;
    const isOfTheseLines = checks.get(numerodopedido)?.alterado === order.alterado;
    if (
      (isOpen || Math.max(criadoem, order.alterado ?? 0) > Date.now() - day) &&
      !(checks.has(numerodopedido) && isOfTheseLines)
    ) {
      checks.set(numerodopedido, firstCheck(order, orders, products));
    }
    const { lines: _lines, ...hoje } = todaysDoubts(order, table);
    const conferencia = checks.get(numerodopedido) ?? null;
    const { uid: _uid, titulos: _titulos, ...credito } = credits.get(order.cliente.uid) ?? {};
    return [
      {
        ...{ numerodopedido, conferencia, hoje: isOpen ? hoje : null },
        ...(isOpen && 'em' in credito && { credito }),
      },
    ];
  });
}

function firstCheck(
  { numerodopedido, itens, centavos, alterado, cliente: { uid } }: Order,
  orders: readonly Order[],
  products: readonly Product[],
): OrderCheck {
  const earlier = orders
    .filter(({ cliente }) => cliente.uid === uid)
    .filter((order) => order.numerodopedido < numerodopedido)
    .slice(-maxEarlierOrders);
  const check = checkOrder(itens, byCode(products), Date.now());
  const beside = besideEarlier(centavos, earlier);
  return { ...check, ...beside, ...(alterado !== undefined && { alterado }) };
}
