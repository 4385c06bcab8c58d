// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { emptyCart } from '../../../domain/cart/kept';
import { planSync } from '../../../domain/cart/sync';
import { noWords } from '../../../domain/order/quote/words';
import { aLine } from '../../../tests/support/data/an-order';
import { readSync, rememberSent } from './sync';

it('§4 the lines of one sending leave the cart of the other devices once', () => {
  const quote = { chave: 'a', quantities: { '1034': 2 } };
  expect(rememberSent('ana', quote, true, noWords)).toBe(true);
  expect(rememberSent('ana', quote, true, noWords)).toBe(false);
  expect(rememberSent('ana', { ...quote, chave: 'b' }, true, noWords)).toBe(true);
  expect(rememberSent('beto', quote, true, noWords)).toBe(true);
  expect(readSync('ana').sent.map(({ chave }) => chave)).toEqual(['a', 'b']);
});

it('§4 where the browser keeps no cart, what was sent before a reload leaves the other devices too', () => {
  const found = {
    ...emptyCart,
    lines: [aLine({ quantity: 3 })],
    versao: 4,
    escritas: ['x'],
    envio: '',
  };
  rememberSent('cheia', { chave: 'a', quantities: { [aLine().CD_PRODUTO]: 2 } }, false, noWords);
  const { cart } = planSync(readSync('cheia'), emptyCart, found, 'w');
  expect(cart.lines).toEqual([aLine({ quantity: 1 })]);
});
