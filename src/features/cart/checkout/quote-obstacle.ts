import type { CustomerEntry } from '../../../../domain/people/customer-entry';
import type { Person } from '../../../../domain/order/order';
import { noSeller } from '../../../../domain/order/quote/quote';
import { hasComplaint, type QuoteWords } from '../../../../domain/order/quote/words';
import type { SellerEntry } from '../../../../domain/people/user';
import type { Live } from '../../../providers/live/live';

interface Asked {
  sellers: Live<SellerEntry[]>;
  /** The value of the representative dropdown, and its seller. */
  seller: string;
  chosen: SellerEntry | undefined;
  /** Why an order can't hold the cart's lines. */
  unfit: string | undefined;
  /** A product of the cart left the catalogue. */
  gone: boolean;
  /** A product of the cart isn't sold in the quantity of its line. */
  packed: boolean;
  /** Why a quote below the minimum order can't be sent. */
  short: string | undefined;
  words: QuoteWords;
  /** Why a term of the quote can't be sent, or that it is missing. */
  unmet: string | undefined;
  /** Why a discount can't be given. */
  discount: string | undefined;
  /** The customer of a seller's cart, and that customer's entry. */
  customer: Person | null;
  entry: Live<CustomerEntry | null>;
  connected: boolean;
}

export const leftCatalogue = 'Remova os produtos que saíram do catálogo para enviar o orçamento.';

export const wrongPacks =
  'Corrija as quantidades que não fecham a embalagem para enviar o orçamento.';

/** The only obstacle that the specification shows as an alert (§5). */
export const nobodyChosen = 'Por favor, selecione seu representante.';

export const wrongWords = 'Corrija a observação ou o número de pedido para enviar o orçamento.';

/** More about an obstacle: a seller without representative and customer may want a customer's quote. */
export function helpWith(obstacle: string, mayMeanCustomer: boolean): string | undefined {
  return obstacle === nobodyChosen && mayMeanCustomer
    ? 'Este orçamento está em seu próprio nome. Se é de um cliente, escolha-o em “Orçamento para”; os itens podem ir junto.'
    : undefined;
}

/** Why a quote can't be sent now (§5); undefined if nothing prevents it. */
export function quoteObstacle(asked: Asked): string | undefined {
  const { sellers, seller, chosen, unfit, gone, packed, short, words, unmet, discount } = asked;
  const { customer, entry, connected } = asked;
  if (sellers.status !== 'ready' && seller !== noSeller) {
    return 'Os representantes ainda não foram carregados. Verifique sua conexão e tente de novo.';
  }
  if (!chosen) return nobodyChosen;
  if (gone) return leftCatalogue;
  if (packed) return wrongPacks;
  if (unmet !== undefined) return unmet;
  if (discount !== undefined) return discount;
  if (hasComplaint(words)) return wrongWords;
  if (unfit !== undefined) return unfit;
  if (short !== undefined) return short;
  if (customer && connected && entry.status !== 'ready') {
    return 'Os dados do cliente ainda não foram carregados. Verifique sua conexão e tente de novo.';
  }
  if (customer && entry.status === 'ready' && entry.data === null) return goneWords(customer.nome);
  return undefined;
}

/** For a customer who was removed or reproved. */
export function goneWords(name: string): string {
  return `${name} não está mais entre os clientes aprovados. Os itens continuam aqui, mas o orçamento só pode ser enviado quando o cadastro for aprovado de novo.`;
}
