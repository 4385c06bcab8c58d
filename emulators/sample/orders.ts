import { addToCart } from '../../src/domain/cart';
import type { Order } from '../../src/domain/order';
import type { CartLine } from '../../src/domain/product';
import { draftOrder } from '../../src/domain/quote';
import type { User } from '../../src/domain/user';
import { sampleProducts, type SampleProduct } from './catalogue';
import { sendingTimes } from './dates';
import { moveOrder } from './order-moves';
import { createRandom, type Random } from './random';

const orderCount = 64;

/** The sample orders, oldest first: sent by approved customers, moved on by their sellers and the administrator. */
export function sampleOrders(users: User[], now: Date): Order[] {
  const random = createRandom(1957);
  const products = sampleProducts().filter(({ ativo }) => ativo);
  const approved = users.filter(({ analise }) => analise === true);
  const customers = approved.filter(({ permissao }) => permissao === 'cliente');
  const sellers = approved.filter(({ permissao }) => permissao === 'vendedor');

  return sendingTimes(orderCount, random, now).map((sent, index) => {
    // Every second order comes from one of the first two, the accounts that people sign in with.
    const customer = random.pick(index % 2 === 0 ? customers.slice(0, 2) : customers);
    const seller = random.pick(sellers);
    const quote = {
      chave: `sample-order-key-${String(index + 1).padStart(4, '0')}`,
      itens: cartLines(products, random),
      seller: { value: seller.uid, label: seller.nome },
    };
    const order: Order = {
      ...draftOrder(quote, customer, sent),
      numerodopedido: index + 1,
      criadoem: sent.getTime(),
    };
    return moveOrder(order, { random, users, sellers, now });
  });
}

/** From 2 to 14 products, the cheap ones by the dozen. */
function cartLines(products: SampleProduct[], random: Random): CartLine[] {
  let lines: CartLine[] = [];
  const wanted = random.between(2, 14);
  while (lines.length < wanted) {
    const { ativo: _ativo, ...product } = random.pick(products);
    lines = addToCart(lines, product);
  }
  return lines.map((line) => ({
    ...line,
    quantity: line.preco_venda < 60 ? random.pick([6, 10, 12, 24]) : random.between(1, 5),
  }));
}
