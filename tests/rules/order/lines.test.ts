import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, test } from 'vitest';

import { maxQuantity } from '../../../domain/cart/cart';
import { maxOrderLines, maxOrderLetters, type OrderLine } from '../../../domain/order/lines';
import { draftOrder, type OrderDraft } from '../../../domain/order/quote/quote';
import { newOrderWrite } from '../../../src/data/order/writes';
import { people } from '../../support/data/people';
import { startRules } from '../../support/rules-environment';
import { keyOf, sellerEntries } from '../../support/data/world';
import { withSum } from '../forgeries';
import { withHeads } from '../with-heads';

const rules = startRules();

/** Prices that are no sums of powers of two, so that reais would have rounding errors. */
function quoteOf(count: number, texts: Partial<OrderLine> = {}): OrderDraft {
  const itens = Array.from({ length: count }, (_, index) => ({
    CD_PRODUTO: String(1000 + index),
    DESCRICAO: 'PNEU ARO 29',
    CD_GRUPO: 'PNEU',
    preco_venda: (index % 997) / 10 + 0.07,
    estoque_saldo: 12,
    quantity: (index % 7) + 1,
    ...texts,
  }));
  const quote = { chave: keyOf(10), itens, seller: sellerEntries.seller };
  return draftOrder(quote, people.customer, new Date());
}

/** Adds the lines last, because `newOrderWrite` can't make a head of forged lines. */
const send = ({ itens, ...draft }: OrderDraft) => {
  const { 'pedidos/4': order, ...rest } = newOrderWrite({ ...draft, itens: [] }, 4);
  const write = { ...rest, 'pedidos/4': { ...(order as object), itens } };
  return rules.write('customer', withHeads(write));
};
/** Moves the sums by the order's own total, as a forger would. */
const claiming = (draft: OrderDraft, centavos: number): OrderDraft => ({
  ...draft,
  centavos,
  total: centavos / 100,
});
const changed = (lines: readonly OrderLine[], at: number, change: Partial<OrderLine>) =>
  lines.map((line, index) => (index === at ? { ...line, ...change } : line));
/** A list with other keys, which a browser would store as an object. */
const keyed = (lines: readonly [key: string, line: OrderLine][]) =>
  Object.fromEntries(lines) as unknown as OrderLine[];

describe('§4 the total of an order is the sum of its lines', () => {
  test.each([1, 37, maxOrderLines])('of %i lines', async (count) => {
    const draft = quoteOf(count);
    await assertSucceeds(send(draft));
    expect(await rules.stored('pedidos/4')).toMatchObject({
      total: draft.total,
      centavos: draft.centavos,
      linhas: count,
    });
    expect(Number.isInteger(await rules.stored('resumopedidos/Pendente/centavos'))).toBe(true);
  });

  describe('the size of an order', () => {
    const letter = '\u1ea1';
    const share = maxOrderLetters / maxOrderLines;
    /** A line with this many letters, most of them in the name. */
    const lettered = (count: number) => ({
      CD_PRODUTO: letter.repeat(8),
      CD_GRUPO: letter.repeat(10),
      DESCRICAO: letter.repeat(count - 18),
    });
    const full = {
      CD_PRODUTO: letter.repeat(40),
      CD_GRUPO: letter.repeat(40),
      DESCRICAO: letter.repeat(200),
      observacao: letter.repeat(200),
    };
    const note = (count: number) => ({ ...lettered(100), observacao: letter.repeat(count) });

    test.each<[string, number, Partial<OrderLine>]>([
      ['its share of letters in each line', maxOrderLines, lettered(share)],
      ['notes within it', maxOrderLines, note(share - 100)],
      ['the longest texts', Math.floor(maxOrderLetters / 480), full],
    ])('with %s ', async (_what, count, texts) => {
      const draft = quoteOf(count, texts);
      await assertSucceeds(send(draft));
      expect(Buffer.byteLength(JSON.stringify(draft.itens))).toBeLessThan(700_000);
    });

    test.each<[string, number, Partial<OrderLine>]>([
      ['a letter more than its share in each line', maxOrderLines, lettered(share + 1)],
      ['notes beyond it', maxOrderLines, note(share - 99)],
      ['the longest texts in one line more', Math.floor(maxOrderLetters / 480) + 1, full],
      ['the longest texts in all lines', maxOrderLines, full],
    ])('not with %s', (_what, count, texts) => assertFails(send(quoteOf(count, texts))));
  });

  test.each<[string, Partial<OrderLine>, soma: number]>([
    ['less than nothing', { preco_venda: -0.01 }, 0],
    ['a text for a price', { preco_venda: '5' as never }, 500],
    ['no piece', { quantity: 0 }, 0],
    ['too many pieces', { preco_venda: 0.01, quantity: maxQuantity + 1 }, maxQuantity + 1],
    ['half a piece more', { preco_venda: 2, quantity: 1.5 }, 300],
    ['more than an order may cost', { preco_venda: 60_000_000, quantity: 2 }, 12_000_000_000],
    ['a number for a code', { preco_venda: 1, quantity: 1, CD_PRODUTO: 7 as never }, 100],
    ['a number for a name', { preco_venda: 1, quantity: 1, DESCRICAO: 7 as never }, 100],
  ])('of %s is refused, though it adds up', (_what, fields, soma) => {
    const { itens, ...draft } = quoteOf(1, { preco_venda: 1, quantity: 1 });
    const forged = changed(itens, 0, { ...fields, soma });
    return assertFails(send(claiming({ ...draft, itens: forged }, soma)));
  });

  test('of more lines than an order may have is refused', () =>
    assertFails(send(quoteOf(maxOrderLines + 1))));
  test('without lines is refused', () => assertFails(send(quoteOf(0))));

  describe.each([1, 37])('forged over %i lines', (count) => {
    const draft = quoteOf(count);
    const { itens, centavos } = draft;
    const last = count - 1;
    const at = Math.floor(count / 2);
    const entries = itens.map((line, index): [string, OrderLine] => [String(index), line]);
    const extra = { ...itens[0], linha: count, soma: centavos } as OrderLine;
    const free = { ...extra, preco_venda: 0 };

    test.each<[string, OrderDraft]>([
      ['a total other than the sum', claiming(draft, 100_000_000 * 100)],
      ['a total below it', claiming(draft, 1)],
      ['a total that is not its cents', { ...draft, total: draft.total + 1 }],
      ['cents that are not its total', { ...draft, centavos: centavos + 100 }],
      ['dust in its total', { ...draft, total: draft.total + 1e-9 }],
      ['half a cent', { ...draft, centavos: centavos + 0.5, total: (centavos + 0.5) / 100 }],
      ['a wrong running sum', { ...draft, itens: changed(itens, at, { soma: 1 }) }],
      [
        'a wrong last running sum that is the total',
        { ...claiming(draft, 5), itens: changed(itens, last, { soma: 5 }) },
      ],
      [
        'a running sum as a text',
        { ...draft, itens: changed(itens, at, { soma: `${itens[at]?.soma}` as never }) },
      ],
      ['a place as a text', { ...draft, itens: changed(itens, at, { linha: `${at}` as never }) }],
      ['a wrong place', { ...draft, itens: changed(itens, at, { linha: at + 1 }) }],
      ['no place', { ...draft, itens: changed(itens, at, { linha: null as never }) }],
      ['no running sum', { ...draft, itens: changed(itens, last, { soma: null as never }) }],
      ['a dearer price', { ...draft, itens: changed(itens, at, { preco_venda: 99_999 }) }],
      ['one piece more', { ...draft, itens: changed(itens, at, { quantity: 99 }) }],
      ['a line left out', { ...draft, itens: keyed(entries.filter((_, index) => index !== at)) }],
      ['a line too many', { ...draft, itens: [...itens, extra] }],
      ['a free line too many', { ...draft, itens: [...itens, free] }],
      [
        'a line behind a gap',
        { ...draft, itens: keyed([...entries, [`${count + 1}`, { ...free, linha: count + 1 }]]) },
      ],
      [
        'a line before the first',
        { ...draft, itens: keyed([...entries, ['-1', { ...free, linha: -1, soma: 0 }]]) },
      ],
      ['a line under a word', { ...draft, itens: keyed([...entries, ['primeira', free]]) }],
      [
        'a line twice under one number',
        { ...draft, itens: keyed([...entries, [`0${at}`, itens[at] as OrderLine]]) },
      ],
      ['fewer lines than there are', { ...draft, linhas: count - 1 }],
      ['more lines than there are', { ...draft, linhas: count + 1 }],
      ['half a line', { ...draft, linhas: count - 0.5 }],
      ['no number of lines', { ...draft, linhas: null as never }],
    ])('%s is refused', (_what, forged) => assertFails(send(forged)));

    test('no cents at all is refused', () => {
      const quote = newOrderWrite(draft, 4);
      const order = { ...(quote['pedidos/4'] as object), centavos: null };
      return assertFails(rules.write('customer', withHeads({ ...quote, 'pedidos/4': order })));
    });
  });

  test('the cents of the sums equal the order’s', () =>
    assertFails(
      rules.write('customer', withSum(newOrderWrite(quoteOf(2), 4), 'Pendente/centavos', 1)),
    ));
});
