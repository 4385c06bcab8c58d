// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';

import type { CartLine } from '../../../domain/product/product';
import { emptyCart, type KeptCart } from '../../../domain/cart/kept';
import { planSync, stateAfter } from '../../../domain/cart/sync';
import { readSync, writeSync } from '../../data/cart/sync';
import { cartVerbs } from './cart-verbs';
import { openCarts } from './local-carts';
import { joinQuote, moveLines } from './move-lines';

const line = (code: string, quantity: number) => ({ CD_PRODUTO: code, quantity }) as CartLine;
const whole = (code: string, quantity: number): CartLine => ({
  ...{ CD_PRODUTO: code, DESCRICAO: 'PNEU', CD_GRUPO: 'PNEU' },
  ...{ preco_venda: 1, estoque_saldo: 9, quantity },
});
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

describe('§2 /carrinho: lines that move to another customer', () => {
  const a = { uid: 'a', nome: 'LOJA A' };
  const b = { uid: 'b', nome: 'LOJA B' };
  const locked = new Set<string | undefined>();

  beforeEach(() => {
    localStorage.clear();
    locked.clear();
  });

  /** A seller's carts: the lines typed for A, some of which B has too. */
  function openWrong() {
    const owner = { uid: 'rafael', mayUse: true, forCustomers: true };
    const carts = openCarts(owner, (customer) => locked.has(customer));
    const verbs = cartVerbs(carts);
    const fill = (...lines: CartLine[]) =>
      verbs.putIn(lines.map((product) => ({ product, quantity: product.quantity })));
    verbs.pickCustomer(b);
    fill(whole('3', 2), whole('9', 99_998));
    verbs.pickCustomer(a);
    fill(whole('7', 1), whole('3', 5));
    verbs.setNote('3', 'azul');
    verbs.setWords({ observacao: 'Urgente', referencia: '' });
    return {
      ...carts,
      verbs,
      fill,
      linesOf: (who: string) => linesOf(carts.readOf(`rafael ${who}`)),
    };
  }
  const linesOf = ({ lines }: KeptCart) =>
    Object.fromEntries(lines.map(({ CD_PRODUTO, quantity }) => [CD_PRODUTO, quantity]));

  it('add up in the cart that is then shown, with notes and words, and come back as they were', () => {
    const carts = openWrong();
    const [ofA, ofB] = ['a', 'b'].map((who) => carts.readOf(`rafael ${who}`));
    const undo = moveLines(carts, b, undefined);
    expect(carts.linesOf('a')).toEqual({});
    expect(carts.linesOf('b')).toEqual({ 3: 7, 9: 99_998, 7: 1 });
    const { customer, lines, words } = carts.state.getState();
    expect(customer).toEqual(b);
    expect(lines[0]?.observacao).toBe('azul');
    expect(words.observacao).toBe('Urgente');
    undo();
    expect(carts.readOf('rafael a')).toEqual(ofA);
    expect(carts.readOf('rafael b')).toEqual(ofB);
    expect(carts.state.getState().customer).toEqual(a);
  });

  it('take their discounts along with the reason, beside other words', () => {
    const carts = openWrong();
    carts.verbs.setDiscount(5);
    carts.verbs.setDiscount(2.5, '7');
    carts.verbs.setWords({ observacao: 'Urgente', referencia: '', motivodesconto: 'Feira' });
    carts.changeOf('rafael b', (cart) => ({
      ...cart,
      words: { observacao: 'Retira', referencia: '' },
    }));
    const [ofA, ofB] = ['a', 'b'].map((who) => carts.readOf(`rafael ${who}`));
    const undo = moveLines(carts, b, undefined);
    const { lines, words } = carts.state.getState();
    expect(lines.map(({ CD_PRODUTO, desconto }) => [CD_PRODUTO, desconto])).toEqual([
      ...[
        ['3', undefined],
        ['9', undefined],
      ],
      ['7', 2.5],
    ]);
    expect(words).toEqual({ observacao: 'Retira', referencia: '', motivodesconto: 'Feira' });
    expect(carts.readOf('rafael a').words).not.toHaveProperty('motivodesconto');
    undo();
    expect(carts.readOf('rafael b')).toEqual(ofB);
    const back = carts.readOf('rafael a');
    expect(back.lines.map(({ desconto }) => desconto)).toEqual([2.5, 5]);
    expect([back.lines, back.words.motivodesconto]).toEqual([ofA?.lines, 'Feira']);
  });

  it('leave behind what the greatest quantity has no room for', () => {
    const carts = openWrong();
    carts.fill(whole('9', 5));
    const undo = moveLines(carts, b, undefined);
    expect([carts.linesOf('a')['9'], carts.linesOf('b')['9']]).toEqual([4, 99_999]);
    undo();
    expect([carts.linesOf('a')['9'], carts.linesOf('b')['9']]).toEqual([5, 99_998]);
  });

  it('come back only as far as they are still there', () => {
    const carts = openWrong();
    const undo = moveLines(carts, b, undefined);
    carts.verbs.setQuantity('3', 4);
    carts.verbs.remove('7');
    undo();
    expect([carts.linesOf('a'), carts.linesOf('b')]).toEqual([{ 3: 4 }, { 9: 99_998 }]);
    const again = moveLines(carts, b, undefined);
    carts.verbs.empty();
    expect(again).toThrow();
    expect(carts.linesOf('a')).toEqual({});
  });

  it('add to what another device has put there, once', () => {
    const carts = openWrong();
    const stored = { ...emptyCart, versao: 3, escritas: ['w'], envio: '' };
    const onPhone = { ...stored, lines: [whole('7', 6), whole('8', 1)] };
    moveLines(carts, { uid: 'c', nome: 'LOJA C' }, onPhone);
    expect(carts.linesOf('c')).toEqual({ 7: 7, 8: 1, 3: 5 });
    expect(
      planSync(readSync('rafael c'), carts.readOf('rafael c'), onPhone, 'x').cart.lines,
    ).toEqual(carts.readOf('rafael c').lines);

    // An older state of a cart that this browser knows better changes nothing.
    writeSync('rafael b', stateAfter({ ...stored, versao: 4, escritas: ['x'] }), true);
    carts.verbs.pickCustomer(a);
    carts.fill(whole('7', 1));
    moveLines(carts, b, { ...stored, lines: [whole('8', 1)] });
    expect(carts.linesOf('b')).toEqual({ 3: 2, 9: 99_998, 7: 1 });
  });

  it('stay while a quote of either cart is on its way', () => {
    const carts = openWrong();
    locked.add('b');
    expect(() => moveLines(carts, b, undefined)).toThrow();
    expect(carts.linesOf('a')).toEqual({ 7: 1, 3: 5 });
    locked.clear();
    const undo = moveLines(carts, null, undefined);
    expect(linesOf(carts.readOf('rafael'))).toEqual({ 7: 1, 3: 5 });
    locked.add(undefined);
    expect(undo).toThrow();
  });
});
