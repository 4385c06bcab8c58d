import { cartTotal } from './cart';
import { initialStatus } from './order-status';
import { indexOf, type Order, type OrderCustomer } from './order';
import type { CartLine } from './product';
import { dateInSaoPaulo, timeInSaoPaulo } from './time';
import type { SellerEntry, User } from './user';

/** The value of the representative dropdown before a choice (§5). */
export const noSeller = 'MMV';

/** A quote that is being sent: what the order will hold, under the key that makes it unique. */
interface Quote {
  chave: string;
  itens: CartLine[];
  seller: SellerEntry;
}

/** Everything of the order that does not depend on its number or the server's clock. */
export type OrderDraft = Omit<Order, 'numerodopedido' | 'criadoem'>;

/** A seller's `senha` must never reach an order, which others read (decision 1). */
function customerOf({ senha: _senha, problems: _problems, ...customer }: User): OrderCustomer {
  return customer;
}

/** Turns a quote into the order to store (§4): status Pendente, date and hour of São Paulo. */
export function draftOrder(quote: Quote, author: User, now: Date): OrderDraft {
  const draft = {
    data: dateInSaoPaulo(now),
    hora: timeInSaoPaulo(now),
    status: initialStatus,
    total: cartTotal(quote.itens),
    vendedor: quote.seller.label,
    idvendedor: quote.seller.value,
    cliente: customerOf(author),
    itens: quote.itens,
    chave: quote.chave,
  };
  return { ...draft, indice: indexOf(draft) };
}
