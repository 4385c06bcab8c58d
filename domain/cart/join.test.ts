import { describe, expect, test } from 'vitest';

import { joinCarts, knownOf } from './join';
import { isSameCart, type KeptCart } from './kept';
import type { CartLine } from '../product/product';
import type { Terms } from '../order/quote/terms';
import { noWords, withReason, withTerms, wordLimits } from '../order/quote/words';

const line = (code: string, quantity: number, observacao?: string): CartLine => ({
  CD_PRODUTO: code,
  DESCRICAO: `PRODUTO ${code}`,
  CD_GRUPO: 'PNEU',
  preco_venda: 1,
  estoque_saldo: 9,
  quantity,
  ...(observacao !== undefined && { observacao }),
});
const cart = (...lines: CartLine[]): KeptCart => ({ lines, words: noWords, representative: '' });
const joined = (known: KeptCart, ours: KeptCart, theirs: KeptCart) =>
  joinCarts(knownOf(known), ours, theirs).lines.map(({ CD_PRODUTO, quantity, observacao }) => [
    CD_PRODUTO,
    quantity,
    ...(observacao === undefined ? [] : [observacao]),
  ]);

const five = cart(line('a', 5));

const less = (desconto: number, motivodesconto?: string): KeptCart => ({
  ...cart({ ...line('a', 5), desconto }),
  words: withReason(noWords, motivodesconto),
});

describe('decision 122: discounts of two carts', () => {
  test.each<[string, known: KeptCart, ours: KeptCart, theirs: KeptCart, joined: unknown[]]>([
    ['given here', five, less(5, 'Feira'), five, [5, 'Feira']],
    ['given there', five, five, less(5, 'Feira'), [5, 'Feira']],
    ['given on both: ours', five, less(5, 'Feira'), less(9, 'Natal'), [5, 'Natal / Feira']],
    ['taken back there', less(5, 'Feira'), less(5, 'Feira'), five, [undefined, undefined]],
    ['removed here, given there', five, cart(), less(5, 'Feira'), [5, 'Feira']],
    ['removed here, as it was there', less(5), cart(), less(5), []],
  ])('%s', (_what, known, ours, theirs, expected) => {
    const { lines, words } = joinCarts(knownOf(known), ours, theirs);
    const found = lines.flatMap(({ desconto }) => [desconto, words.motivodesconto]);
    expect(found).toEqual(expected);
  });

  test('are a difference', () => {
    expect(isSameCart(less(5), five)).toBe(false);
    expect(isSameCart(less(5), less(5, 'Feira'))).toBe(false);
    expect(isSameCart(knownOf(less(5, 'Feira')), less(5, 'Feira'))).toBe(true);
  });
});

describe('§4 two carts of one person, line by line', () => {
  test.each<[string, known: KeptCart, ours: KeptCart, theirs: KeptCart, joined: unknown[][]]>([
    ['nothing anywhere', cart(), cart(), cart(), []],
    ['unchanged', five, five, five, [['a', 5]]],
    ['unchanged here', five, five, cart(line('a', 3)), [['a', 3]]],
    ['unchanged there', five, cart(line('a', 3)), five, [['a', 3]]],
    ['the same change', five, cart(line('a', 7)), cart(line('a', 7)), [['a', 7]]],
    ['another on each side', five, cart(line('a', 7)), cart(line('a', 9)), [['a', 9]]],
    ['less on both', five, cart(line('a', 2)), cart(line('a', 4)), [['a', 4]]],
    ['removed here', five, cart(), five, []],
    ['removed there', five, five, cart(), []],
    ['removed on both', five, cart(), cart(), []],
    ['removed here, changed there', five, cart(), cart(line('a', 6)), [['a', 6]]],
    ['removed there, changed here', five, cart(line('a', 6)), cart(), [['a', 6]]],
    ['removed here, a note there', five, cart(), cart(line('a', 5, 'x')), [['a', 5, 'x']]],
    ['new here', cart(), five, cart(), [['a', 5]]],
    ['new there', cart(), cart(), five, [['a', 5]]],
    ['new on both: never the sum', cart(), five, cart(line('a', 3)), [['a', 5]]],
    [
      'theirs first, ours that are new behind them',
      cart(line('a', 1), line('b', 1)),
      cart(line('a', 1), line('b', 1), line('c', 1)),
      cart(line('b', 1), line('a', 1), line('d', 1)),
      [
        ['b', 1],
        ['a', 1],
        ['d', 1],
        ['c', 1],
      ],
    ],
    [
      'a line put back here stands where it stood, beside what is new there',
      cart(line('a', 1), line('b', 1)),
      cart(line('a', 1), line('x', 1), line('b', 1)),
      cart(line('a', 1), line('b', 1), line('d', 1)),
      [
        ['a', 1],
        ['x', 1],
        ['b', 1],
        ['d', 1],
      ],
    ],
    [
      'another order here, something new there',
      cart(line('1', 1), line('2', 1)),
      cart(line('2', 1), line('1', 1)),
      cart(line('1', 1), line('2', 1), line('3', 1)),
      [
        ['2', 1],
        ['1', 1],
        ['3', 1],
      ],
    ],
    ['a note here', five, cart(line('a', 5, 'azul')), five, [['a', 5, 'azul']]],
    ['a note there', five, five, cart(line('a', 5, 'azul')), [['a', 5, 'azul']]],
    [
      'a note on each side',
      five,
      cart(line('a', 5, 'azul')),
      cart(line('a', 5, 'urgente')),
      [['a', 5, 'urgente / azul']],
    ],
    [
      'a note within the other',
      five,
      cart(line('a', 5, 'azul')),
      cart(line('a', 5, 'azul, urgente')),
      [['a', 5, 'azul, urgente']],
    ],
    [
      'a note taken away here, a quantity changed there',
      cart(line('a', 5, 'azul')),
      five,
      cart(line('a', 8, 'azul')),
      [['a', 8]],
    ],
    [
      'a code called as what every object has',
      cart(),
      cart(line('constructor', 2)),
      cart(),
      [['constructor', 2]],
    ],
  ])('%s', (_what, known, ours, theirs, lines) => {
    expect(joined(known, ours, theirs)).toEqual(lines);
  });

  test('if two notes do not fit together, this device’s stays', () => {
    const own = 'a'.repeat(wordLimits.linha - 1);
    const other = 'b'.repeat(wordLimits.linha - 1);
    expect(joined(five, cart(line('a', 5, own)), cart(line('a', 5, other)))).toEqual([
      ['a', 5, own],
    ]);
  });
});

test('this device’s price stays, with the other device’s quantity', () => {
  const ours = cart({ ...line('a', 5), preco_venda: 2 });
  const [both] = joinCarts(knownOf(five), ours, cart(line('a', 7))).lines;
  expect(both).toMatchObject({ preco_venda: 2, quantity: 7 });
});

describe('words and representative of two carts', () => {
  const written = (observacao: string, referencia = '', representative = ''): KeptCart => ({
    ...five,
    words: { observacao, referencia },
    representative,
  });

  test.each([
    [
      'changed here',
      written('x'),
      written('y', 'oc 1', 'vera'),
      written('x'),
      ['y', 'oc 1', 'vera'],
    ],
    ['changed there', written('x'), written('x'), written('', '', 'rafa'), ['', '', 'rafa']],
    [
      'changed on both sides',
      written('x'),
      written('azul', '1', 'vera'),
      written('rápido', '2', 'rafa'),
      ['rápido / azul', '2 / 1', 'vera'],
    ],
  ])('%s', (_what, known, ours, theirs, expected) => {
    const { words, representative } = joinCarts(knownOf(known), ours, theirs);
    expect([words.observacao, words.referencia, representative]).toEqual(expected);
  });

  test.each<[string, Terms | undefined, Terms | undefined, Terms | undefined, Terms | undefined]>([
    ['chosen here', undefined, { frete: '1' }, undefined, { frete: '1' }],
    ['chosen there', { frete: '1' }, { frete: '1' }, { frete: '0' }, { frete: '0' }],
    ['given up there', { frete: '1' }, { frete: '1' }, undefined, undefined],
    [
      'chosen on both sides',
      { frete: '1' },
      { frete: '0', pagamento: 'À vista' },
      { frete: '9', transportadora: 'Serra' },
      { frete: '0', pagamento: 'À vista', transportadora: 'Serra' },
    ],
  ])('terms %s', (_what, ...[known, ours, theirs, expected]) => {
    const chosen = (terms: Terms | undefined) => ({ ...five, words: withTerms(noWords, terms) });
    const { words } = joinCarts(knownOf(chosen(known)), chosen(ours), chosen(theirs));
    expect(words).toEqual(withTerms(noWords, expected));
  });
});
