import { describe, expect, it } from 'vitest';

import type { WaitingQuote } from '../../../domain/outbox/act';
import type { CartLine } from '../../../domain/product/product';
import { emptyLocalCart } from '../../data/cart/cart';
import { withWaitingQuote } from './with-waiting-quote';

const line = (code: string, quantity: number) => ({ CD_PRODUTO: code, quantity }) as CartLine;
const rafael = { label: 'Rafael Moreira', value: 'rafael' };
const quote: WaitingQuote = {
  itens: [line('3', 2), line('7', 1)],
  words: { observacao: 'Com urgência', referencia: '' },
  seller: rafael,
};

describe('decision 65: a waiting quote that is put back', () => {
  it('is the whole of an empty cart', () => {
    const { lines, words, seller } = withWaitingQuote(emptyLocalCart, quote);
    expect(lines.map(({ CD_PRODUTO, quantity }) => [CD_PRODUTO, quantity])).toEqual([
      ['3', 2],
      ['7', 1],
    ]);
    expect(words.observacao).toBe('Com urgência');
    expect(seller).toBe('rafael');
  });

  it('joins a cart that was begun since, whose words and representative stay', () => {
    const begun = {
      ...emptyLocalCart,
      lines: [line('3', 5)],
      words: { observacao: 'Retira na loja', referencia: '' },
      seller: 'luciana',
    };
    const { lines, words, seller } = withWaitingQuote(begun, quote);
    expect(lines.map(({ CD_PRODUTO, quantity }) => [CD_PRODUTO, quantity])).toEqual([
      ['3', 7],
      ['7', 1],
    ]);
    expect(words.observacao).toBe('Retira na loja');
    expect(seller).toBe('luciana');
  });
});
