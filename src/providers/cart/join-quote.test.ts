import { describe, expect, it } from 'vitest';

import type { CartLine } from '../../../domain/product/product';
import { emptyCart } from '../../../domain/cart/kept';
import { joinQuote } from './join-quote';

const line = (code: string, quantity: number) => ({ CD_PRODUTO: code, quantity }) as CartLine;
const quote = {
  itens: [line('3', 2), line('7', 1)],
  words: { observacao: 'Com urgência', referencia: '' },
  representative: 'rafael',
};

describe('decision 65: a waiting quote that is put back', () => {
  it('is the whole of an empty cart', () => {
    const { lines, words, representative } = joinQuote(emptyCart, quote);
    expect(lines.map(({ CD_PRODUTO, quantity }) => [CD_PRODUTO, quantity])).toEqual([
      ['3', 2],
      ['7', 1],
    ]);
    expect(words.observacao).toBe('Com urgência');
    expect(representative).toBe('rafael');
  });

  it('joins a cart that was begun since, whose words and representative stay', () => {
    const begun = {
      ...emptyCart,
      lines: [line('3', 5)],
      words: { observacao: 'Retira na loja', referencia: '' },
      representative: 'luciana',
    };
    const { lines, words, representative } = joinQuote(begun, quote);
    expect(lines.map(({ CD_PRODUTO, quantity }) => [CD_PRODUTO, quantity])).toEqual([
      ['3', 7],
      ['7', 1],
    ]);
    expect(words.observacao).toBe('Retira na loja');
    expect(representative).toBe('luciana');
  });
});
