// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { emptyCart, initialSync, type KeptCart } from '../../../domain/cart/kept';
import { noWords } from '../../../domain/order/quote/words';
import type { CartLine, Product } from '../../../domain/product/product';
import { readCart, watchOtherTabs, writeCart } from './cart';
import { claimCart } from './owner';
import { rememberSent, readSync, writeSync } from './sync';

const tyre: Product = {
  CD_PRODUTO: '1001',
  DESCRICAO: 'PNEU 29',
  CD_GRUPO: 'PNEU',
  preco_venda: 89.9,
  estoque_saldo: 12,
};
const tube: Product = { ...tyre, CD_PRODUTO: '2001', DESCRICAO: 'CÂMARA 29', preco_venda: 0.1 };
const line = (product: Product, quantity: number): CartLine => ({ ...product, quantity });

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

/** The lines that are read after storing this value. */
function parseCart(stored: unknown) {
  if (stored !== undefined) localStorage.setItem('shopping_list', JSON.stringify(stored));
  claimCart('ana');
  return readCart('ana').lines;
}

describe('§3 reading local storage', () => {
  test('a stored cart comes back as it was', () => {
    const lines = [line(tyre, 2), line(tube, 1)];
    expect(parseCart(lines)).toEqual(lines);
  });
  test.each([
    ['nothing', undefined],
    ['a text', 'PNEU'],
    ['an object', { CD_PRODUTO: '1' }],
    ['null', null],
  ])('%s is an empty cart', (_what, stored) => {
    expect(parseCart(stored)).toEqual([]);
  });
  test.each([
    ['null', null],
    ['a number', 7],
    ['a line without a code', { ...line(tyre, 1), CD_PRODUTO: '' }],
    ['a negative price', { ...line(tyre, 1), preco_venda: -1 }],
    ['a price that is a text', { ...line(tyre, 1), preco_venda: '89.90' }],
    ['a quantity of 0', line(tyre, 0)],
    ['half a piece', line(tyre, 1.5)],
    ['a price that is not a number', { ...line(tyre, 1), preco_venda: NaN }],
    ['a code twice', line(tube, 4)],
  ])('%s is left out, the rest stays', (_what, entry) => {
    expect(parseCart([line(tube, 1), entry])).toEqual([line(tube, 1)]);
  });
  test.each<[unknown, object]>([
    [12.5, { desconto: 12.5 }],
    ...['5', 0, -1, 100, null, { ate: 5 }].map((wrong): [unknown, object] => [wrong, {}]),
  ])('a discount of %j is kept only if it is one', (desconto, kept) => {
    expect(parseCart([{ ...line(tyre, 1), desconto }])).toEqual([{ ...line(tyre, 1), ...kept }]);
  });
  test('the reason of discounts is kept beside the other words', () => {
    const words = { ...noWords, motivodesconto: 'Feira' };
    claimCart('ana');
    writeCart('ana', { ...emptyCart, words });
    expect(readCart('ana').words).toEqual(words);
  });
  test.each(['', '\u0000'])('an empty note is dropped, which no order takes', (observacao) => {
    expect(parseCart([{ ...line(tyre, 2), observacao }])).toStrictEqual([line(tyre, 2)]);
  });
  test('unknown fields are dropped', () => {
    expect(parseCart([{ ...line(tyre, 1), senha: 'x' }])).toEqual([line(tyre, 1)]);
  });
});

test.each([
  ['another account’s', { uid: 'beto', seller: 'vera' }],
  ['half a', { uid: 'ana' }],
  ['a damaged', { uid: 'ana', seller: 7 }],
])('%s choice of a representative is none', (_what, stored) => {
  localStorage.setItem('shopping_seller', JSON.stringify({ uid: 'ana', seller: 'vera' }));
  expect(readCart('ana')).toMatchObject({ representative: 'vera' });
  localStorage.setItem('shopping_seller', JSON.stringify(stored));
  expect(readCart('ana')).toMatchObject({ representative: '' });
});

test('another account’s note is not used', () => {
  const words = { observacao: 'entregar cedo', referencia: 'OC 7' };
  localStorage.setItem('shopping_words', JSON.stringify({ uid: 'ana', ...words }));
  expect(readCart('ana').words).toEqual(words);
  expect(readCart('beto').words).toEqual(noWords);
});

test("changes of the cart in another tab are noticed while the cart is the same person's", () => {
  claimCart('ana');
  const changed = vi.fn();
  const stop = watchOtherTabs(() => 'ana', changed);
  const emit = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
  const own = ['shopping_list', 'shopping_seller', 'shopping_words', null];
  for (const key of own) emit(key);
  expect(changed).toHaveBeenCalledTimes(own.length);
  emit('shopping_aside_ana');
  claimCart('beto');
  emit('shopping_list');
  claimCart('ana');
  stop();
  emit('shopping_list');
  expect(changed).toHaveBeenCalledTimes(own.length);
});

const ofAna: KeptCart = {
  lines: [line(tyre, 24)],
  words: { observacao: 'entregar cedo', referencia: 'OC 7', condicoes: { frete: '1' } },
  representative: 'vera',
};
const ofBeto: KeptCart = { ...emptyCart, lines: [line(tube, 1)] };

describe('decision 55: each person of a browser has a cart', () => {
  test('which stays while another person orders', () => {
    expect(claimCart('ana')).toBe(true);
    writeCart('ana', ofAna);
    expect(claimCart('beto')).toBe(true);
    expect(readCart('beto')).toEqual(emptyCart);
    expect(localStorage.getItem('shopping_list')).toBeNull();
    writeCart('beto', ofBeto);
    expect(localStorage.getItem('prod_count')).toBe('1');
    claimCart('ana');
    expect(readCart('ana')).toEqual(ofAna);
    claimCart('beto');
    expect(readCart('beto')).toEqual(ofBeto);
  });

  test("an older version's cart becomes the cart of the first person", () => {
    localStorage.setItem('shopping_list', JSON.stringify(ofAna.lines));
    localStorage.setItem('prod_count', '1');
    claimCart('ana');
    expect(readCart('ana').lines).toEqual(ofAna.lines);
    claimCart('beto');
    expect(readCart('beto').lines).toEqual([]);
  });

  test("a tab of an earlier person does not overwrite the next person's cart", () => {
    claimCart('ana');
    writeCart('ana', ofAna);
    claimCart('beto');
    expect(writeCart('ana', emptyCart)).toBe(false);
    claimCart('ana');
    expect(readCart('ana')).toEqual(ofAna);
  });

  test('a cart that can’t be put aside is not lost', () => {
    claimCart('ana');
    writeCart('ana', ofAna);
    refuseWrites((key) => key.startsWith('shopping_aside'));
    expect(claimCart('beto')).toBe(false);
    expect(writeCart('beto', ofBeto)).toBe(false);
    vi.restoreAllMocks();
    claimCart('ana');
    expect(readCart('ana')).toEqual(ofAna);
  });

  test('a damaged cart that was put aside is read as empty', () => {
    localStorage.setItem('shopping_aside_ana', '{"shopping_list":"x","a":{}');
    expect(claimCart('ana')).toBe(true);
    expect(readCart('ana')).toEqual(emptyCart);
  });

  test('reports that it can’t be stored', () => {
    claimCart('ana');
    refuseWrites(() => true);
    expect(writeCart('ana', ofAna)).toBe(false);
  });
});

describe('the sync state of a browser', () => {
  const sent = { chave: 'k', quantities: { 1001: 2 } };

  test('a sent quote is remembered beside the rest', () => {
    rememberSent('ana', sent, true, noWords);
    rememberSent('ana', { ...sent, chave: 'l' }, true, noWords);
    expect(readSync('ana').sent.map(({ chave }) => chave)).toEqual(['k', 'l']);
    expect(readSync('beto').sent).toEqual([]);
  });

  test.each(['{', '7', '{"known":{"versao":"x"}}'])('%s is nothing', (stored) => {
    localStorage.setItem('shopping_sync_ana', stored);
    expect(readSync('ana')).toEqual(initialSync);
  });

  test('stays in memory where storage refuses', () => {
    refuseWrites(() => true);
    writeSync('cheia', { ...initialSync, sent: [sent] }, true);
    expect(readSync('cheia').sent).toEqual([sent]);
  });
});

function refuseWrites(isRefused: (key: string) => boolean) {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key: string, value: string) => {
    if (isRefused(key)) throw new DOMException('full', 'QuotaExceededError');
    localStorage[key] = value;
  });
}
