import { sampleProducts } from '../../emulators/sample/catalogue';
import { roundToCents } from '../../src/domain/money';
import type { Order } from '../../src/domain/order';
import type { CartLine } from '../../src/domain/product';
import { draftOrder } from '../../src/domain/quote';
import type { Summary } from '../../src/domain/summary';
import type { User } from '../../src/domain/user';
import { aCustomer } from './customers';
import { storeAll, stored } from './stored';

/** A distributor's trade after some years: lists far longer than the sample's. */

export function manyCustomers(count: number, prefix: string, analise: boolean): User[] {
  return Array.from({ length: count }, (_, index) =>
    aCustomer(`${prefix}-${index}`, { analise, cod: 10_000 + index }),
  );
}

/** Lines of different products, two of each. */
export function manyLines(count: number): CartLine[] {
  const active = sampleProducts().filter(({ ativo }) => ativo);
  return active.slice(0, count).map(({ ativo: _ativo, ...line }) => ({ ...line, quantity: 2 }));
}

/** Stores pending orders of the sample's first seller with so many lines each, sums included; returns their numbers. */
export async function storeOrders(author: User, lineCounts: readonly number[]): Promise<number[]> {
  const last = (await stored<number>('numerodopedido')) ?? 0;
  const orders = lineCounts.map((lines, index): Order => {
    const numerodopedido = last + 1 + index;
    const quote = {
      chave: `many-orders-key-${String(numerodopedido).padStart(8, '0')}`,
      itens: manyLines(lines),
      seller: { value: 'vendedor', label: 'Rafael Moreira' },
    };
    const now = new Date();
    return { ...draftOrder(quote, author, now), numerodopedido, criadoem: now.getTime() };
  });
  const sum = await stored<Summary>('resumopedidos/Pendente');
  const added = orders.reduce((total, order) => total + order.total, 0);
  await storeAll({
    ...Object.fromEntries(orders.map((order) => [`pedidos/${order.numerodopedido}`, order])),
    numerodopedido: last + orders.length,
    'resumopedidos/Pendente': {
      quantidade: (sum?.quantidade ?? 0) + orders.length,
      total: roundToCents((sum?.total ?? 0) + added),
    },
  });
  return orders.map(({ numerodopedido }) => numerodopedido);
}
