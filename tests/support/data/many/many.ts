import { sampleProducts } from '../../../../emulators/sample/catalogue';
import { newOrderWrite } from '../../../../src/data/order/writes';
import { paths } from '../../../../domain/paths';
import type { CartLine } from '../../../../domain/product/product';
import { draftOrder } from '../../../../domain/order/quote/quote';
import type { SellerEntry, User } from '../../../../domain/people/user';
import { aCustomer } from '../customers';
import { storeAll, stored } from '../../stored';

/** A distributor's data after some years: lists far longer than the sample's. */

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

const firstSeller: SellerEntry = { value: 'vendedor', label: 'Rafael Moreira' };

/** Stores pending orders of a seller with the given numbers of lines, and all sums. Returns their numbers. */
export async function storeOrders(
  author: User,
  lineCounts: readonly number[],
  seller = firstSeller,
): Promise<number[]> {
  const numbers: number[] = [];
  let numerodopedido = (await stored<number>(paths.orderNumber)) ?? 0;
  for (const lines of lineCounts) {
    numerodopedido += 1;
    const quote = {
      chave: `many-orders-key-${String(numerodopedido).padStart(8, '0')}`,
      itens: manyLines(lines),
      seller,
    };
    await storeAll(newOrderWrite(draftOrder(quote, author, new Date()), numerodopedido));
    numbers.push(numerodopedido);
  }
  return numbers;
}
