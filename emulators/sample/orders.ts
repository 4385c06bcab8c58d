import { putInCart } from '../../domain/cart/cart';
import type { Order } from '../../domain/order/order';
import type { CartLine } from '../../domain/product/product';
import { draftOrder } from '../../domain/order/quote/quote';
import { sellerEntryOf, type User } from '../../domain/people/user';
import { sampleProducts, type SampleProduct } from './catalogue';
import { sendingTimes } from './dates';
import { moveOrder } from './order-moves';
import { createRandom, type Random } from './random';

const orderCount = 64;

/** The sample orders, oldest first. Approved customers sent them; their sellers and the administrator moved them. */
export function sampleOrders(users: User[], now: Date): Order[] {
  const random = createRandom(1957);
  const products = sampleProducts().filter(({ ativo }) => ativo);
  const approved = users.filter(({ analise }) => analise === true);
  const customers = approved.filter(({ permissao }) => permissao === 'cliente');
  const sellers = approved.filter(({ permissao }) => permissao === 'vendedor');

  return sendingTimes(orderCount, random, now).map((sent, index) => {
    // Every second order belongs to one of the first two customers, because people sign in with these accounts.
    const customer = random.pick(index % 2 === 0 ? customers.slice(0, 2) : customers);
    const seller = random.pick(sellers);
    const itens = cartLines(products, random.between(2, 14), random);
    const order = sentOrder({ numerodopedido: index + 1, customer, seller, itens, sent });
    return moveOrder(order, { random, users, sellers, now });
  });
}

interface Sending {
  numerodopedido: number;
  customer: User;
  seller: User;
  itens: CartLine[];
  sent: Date;
}

export function sentOrder({ numerodopedido, customer, seller, itens, sent }: Sending): Order {
  const quote = {
    chave: `sample-order-key-${String(numerodopedido).padStart(4, '0')}`,
    itens,
    seller: sellerEntryOf(seller),
  };
  const criadoem = sent.getTime();
  return { ...draftOrder(quote, customer, sent), numerodopedido, criadoem, mudouem: criadoem };
}

/** Lines of different products. Cheap products are ordered by the dozen. */
export function cartLines(
  products: readonly SampleProduct[],
  wanted: number,
  random: Random,
): CartLine[] {
  let lines: CartLine[] = [];
  while (lines.length < wanted) {
    lines = putInCart(lines, [{ product: random.pick(products), quantity: 1 }]);
  }
  return lines.map((line) => ({
    ...line,
    quantity: line.preco_venda < 60 ? random.pick([6, 10, 12, 24]) : random.between(1, 5),
  }));
}
