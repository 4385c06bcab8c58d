import type { QuoteAct, WaitingQuote } from '../../../domain/outbox/act';
import { noWords } from '../../../domain/order/quote/words';
import { aLine } from './an-order';

/** A sent quote of one line. */
export function aQuoteAct(id = 'orçamento', values: Partial<WaitingQuote> = {}): QuoteAct {
  const seller = { value: 'rafael', label: 'Rafael Moreira' };
  return {
    id,
    pedidoem: 1,
    campo: 'orcamento',
    orcamento: { itens: [aLine()], words: noWords, seller, ...values },
  };
}
