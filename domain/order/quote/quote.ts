import { fromCents } from '../../words/money';
import { orderCustomerOf, type CustomerEntry } from '../../people/customer-entry';
import { signatureOf } from '../change';
import { indexOf, type Order, type OrderCustomer } from '../order';
import { addUpLines } from '../lines';
import { grantFor } from './discount';
import { dateWords, hourWords, orderMoment } from './time/moment';
import { initialStatus } from '../status';
import type { CartLine } from '../../product/product';
import { noWords, writtenWords, type QuoteWords } from './words';
import type { SellerEntry, User } from '../../people/user';

/** The value of the representative dropdown before the person chooses (§5). */
export const noSeller = 'MMV';

interface Quote {
  chave: string;
  itens: CartLine[];
  words?: QuoteWords;
  seller: SellerEntry;
  /** The quote's customer if a seller writes it; absent if the author writes it for themselves. */
  customer?: CustomerEntry | undefined;
}

export type OrderDraft = Omit<Order, 'numerodopedido' | 'criadoem' | 'mudouem'>;

function customerOf({ problems: _problems, desconto: _limit, ...customer }: User): OrderCustomer {
  return customer;
}

/** Makes the order to store from a quote (§4): status Pendente, date and hour of São Paulo. */
export function draftOrder(quote: Quote, author: User, now: Date): OrderDraft {
  const itens = addUpLines(quote.itens);
  const centavos = itens.at(-1)?.soma ?? 0;
  const words = quote.words ?? noWords;
  return datedAt(
    {
      status: initialStatus,
      total: fromCents(centavos),
      centavos,
      vendedor: quote.seller.label,
      idvendedor: quote.seller.value,
      ...partiesOf(quote, author),
      itens,
      linhas: itens.length,
      chave: quote.chave,
      ...writtenWords(words),
      ...grantFor(itens, words.motivodesconto),
    },
    now,
  );
}

function partiesOf({ customer }: Quote, author: User): Pick<Order, 'cliente' | 'criadopor'> {
  if (!customer) return { cliente: customerOf(author) };
  return { cliente: orderCustomerOf(customer), criadopor: signatureOf(author) };
}

type Undated = Omit<OrderDraft, 'data' | 'hora' | 'quando' | 'indice'>;

/** Dates the quote at this moment. The rules accept only the server's date and hour, so each attempt dates it anew. */
export function datedAt(draft: Undated, now: Date): OrderDraft {
  const quando = orderMoment(now);
  const dated = { ...draft, data: dateWords(quando), hora: hourWords(quando), quando };
  return { ...dated, indice: indexOf(dated) };
}
