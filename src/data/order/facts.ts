import type { OrderFacts } from '../../../domain/order/check/alerts';
import { todaysDoubts } from '../../../domain/order/check/doubts';
import type { Order } from '../../../domain/order/order';
import { validityOf } from '../../../domain/order/quote/validity';
import { initialStatus } from '../../../domain/order/status';
import { dayInSaoPaulo } from '../../../domain/words/time';
import type { Product } from '../../../domain/product/product';
import { env } from '../../config/env';
import { once } from '../base/subscription';
import { watchStillApproved } from '../people/still-approved';
import { fetchProductsByCode } from '../product/catalog';
import { watchOrderCheck } from './comparison';

/** Reads once, and about many orders one step after the other, what their rows watch; no product is asked for twice. */
export function factsReader(): (orders: readonly Order[]) => Promise<OrderFacts[]> {
  const products = new Map<string, Product>();
  const asked = new Set<string>();
  const approvals = new Map<string, Promise<boolean | undefined>>();
  const day = dayInSaoPaulo(new Date());

  /** False where the table can't be had. */
  async function learn(codes: readonly string[]): Promise<boolean> {
    const unknown = codes.filter((code) => !asked.has(code));
    try {
      for (const product of await fetchProductsByCode(unknown)) {
        products.set(product.CD_PRODUTO, product);
      }
      unknown.forEach((code) => asked.add(code));
      return true;
    } catch (error) {
      console.error('Orders could not be compared with the product table', error);
      return false;
    }
  }

  function isApproved({ cliente }: Order) {
    const known = approvals.get(cliente.uid) ?? once(watchStillApproved(cliente));
    approvals.set(cliente.uid, known);
    return known;
  }

  return async (orders) => {
    const pending = orders.filter(({ status }) => status === initialStatus);
    const lines = pending.flatMap(({ itens }) => itens);
    const [isKnown, ...checks] = await Promise.all([
      learn(lines.map(({ CD_PRODUTO }) => CD_PRODUTO)),
      ...orders.map(({ numerodopedido }) => once(watchOrderCheck(numerodopedido))),
    ]);
    return Promise.all(
      orders.map(async (order, at) => {
        const isPending = order.status === initialStatus;
        return {
          check: checks[at],
          today: isPending ? (isKnown ? todaysDoubts(order, products) : null) : undefined,
          validity: validityOf(order, env.quoteDays, day),
          isCustomerApproved: isPending ? await isApproved(order) : undefined,
        };
      }),
    );
  };
}
