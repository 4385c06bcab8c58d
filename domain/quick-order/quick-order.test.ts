import { describe, expect, it } from 'vitest';

import { addBatch, countVerdicts, judge, newestFirst, wantedOf } from './quick-order';
import { guesses, quickCatalog, suggest } from './catalog';
import { smallCatalog } from '../../tests/support/data/small-catalog';
import { findProducts, indexProducts } from '../product/search/product-index';
import { readText } from './text';

const linesOf = (text: string, catalog = smallCatalog) => {
  const found = readText(text, catalog);
  return found.kind === 'read' ? found.lines : expect.fail(found.kind);
};

const verdictsOn = (text: string, cart: [string, number][] = [], gone: [string, string][] = []) =>
  judge(addBatch([], linesOf(text)), {
    catalog: smallCatalog,
    cart: new Map(cart),
    gone: new Map(gone),
  });

describe('§2 Pedido rápido: verdicts', () => {
  it('ready, with what the cart has and what the stock lacks', () => {
    const [ready] = verdictsOn('1006 45', [['1006', 6]]);
    expect(ready).toMatchObject({ state: 'ready', quantity: 45, inCart: 6, overStock: true });
    expect(verdictsOn('1006 50')[0]).toMatchObject({ overStock: false });
  });

  it('repeated lines are joined and counted', () => {
    const verdicts = verdictsOn('1006 20\n1007 5\n1006 31');
    expect(verdicts.map(({ state }) => state)).toEqual(['ready', 'ready', 'repeated']);
    expect(verdicts[0]).toMatchObject({ quantity: 20, total: 51, overStock: true });
    expect(countVerdicts(verdicts)).toEqual({ ready: 2, repeated: 1, toMend: 0 });
    expect(wantedOf(verdicts).map(({ quantity }) => quantity)).toEqual([20, 5, 31]);
  });

  it.each([
    ['9999 1', 'unknown', 'O código "9999" não existe no catálogo.'],
    ['CAMRA 1', 'unknown', 'Nenhum produto com "CAMRA 1".'],
    ['8888 1', 'inactive', 'PEDAL ANTIGO saiu do catálogo.'],
    ['1006 2,5', 'quantity', '"2,5" não é um número inteiro de peças.'],
    ['1006', 'quantity', 'Falta a quantidade.'],
    ['10 1006', 'either', 'Tanto 10 como 1006 são códigos. Qual é o produto?'],
    [
      '[12:30, 22/11/2026] Fulano: Bom dia',
      'words',
      'Só texto: escreva um código ou retire a linha.',
    ],
    ['1007 99999', 'quantity', 'Com o que já está no orçamento, passa de 99.999.'],
  ])('%s stays to be mended: %s', (text, fault, problem) => {
    const [verdict] = verdictsOn(text, [['1007', 1]], [['8888', 'PEDAL ANTIGO']]);
    expect(verdict).toMatchObject({ state: 'toMend', fault, problem });
  });

  it('one bad line blocks no other', () => {
    const verdicts = verdictsOn('1006 x\nlixo\n1007 3');
    expect(countVerdicts(verdicts)).toEqual({ ready: 1, repeated: 0, toMend: 2 });
  });

  it('reports lines that exceed the limit of an order', () => {
    const products = Array.from({ length: 1002 }, (_, at) => ({
      ...(smallCatalog.find('1006') ?? expect.fail()),
      CD_PRODUTO: `P${at}`,
    }));
    const catalog = quickCatalog(indexProducts(products));
    const text = products.map(({ CD_PRODUTO }) => `${CD_PRODUTO} 1`).join('\n');
    const entries = addBatch([], linesOf(text, catalog));
    const verdicts = judge(entries, { catalog, cart: new Map([['P1001', 1]]), gone: new Map() });
    expect(countVerdicts(verdicts)).toEqual({ ready: 1000, repeated: 0, toMend: 2 });
    expect(verdicts.at(-1)).toMatchObject({ state: 'ready', inCart: 1 });
    expect(verdicts[1000]).toMatchObject({
      fault: 'full',
      problem: 'Um orçamento tem no máximo 1000 itens; este fica para outro.',
    });
  });

  it('reports a name that is too long for so many lines', () => {
    const product = smallCatalog.find('1006') ?? expect.fail();
    const products = Array.from({ length: 601 }, (_, at) => ({
      ...product,
      CD_PRODUTO: `P${at}`,
      DESCRICAO: at === 600 ? 'N'.repeat(250) : product.DESCRICAO,
    }));
    const catalog = quickCatalog(indexProducts(products));
    const text = products.map(({ CD_PRODUTO }) => `${CD_PRODUTO} 1`).join('\n');
    const entries = addBatch([], linesOf(text, catalog));
    const verdicts = judge(entries, { catalog, cart: new Map(), gone: new Map() });
    expect(countVerdicts(verdicts)).toEqual({ ready: 600, repeated: 0, toMend: 1 });
    expect(verdicts[600]).toMatchObject({
      fault: 'full',
      problem: 'O nome é longo demais para um orçamento de tantos itens; este fica para outro.',
    });
  });

  it('shows the last batch first', () => {
    const first = addBatch([], linesOf('1006 1\n1007 2'));
    const both = addBatch(first, linesOf('1010 3'));
    const verdicts = judge(both, { catalog: smallCatalog, cart: new Map(), gone: new Map() });
    expect(newestFirst(verdicts).map(({ entry }) => entry.code)).toEqual(['1010', '1006', '1007']);
  });
});

describe('§2 Pedido rápido: suggestions', () => {
  const codes = (found: { CD_PRODUTO: string }[]) => found.map(({ CD_PRODUTO }) => CD_PRODUTO);

  it.each([
    ['10', ['10', '1006', '1007', '1010']],
    ['pn', ['PN-2920']],
    ['ar camara', ['1006', '1007', '1010']],
    ['28,6', ['2849']],
    ['28.6', ['2849']],
    ['zzz', []],
    ['', []],
  ])('while %o is typed', (typed, expected) => {
    expect(codes(suggest(smallCatalog, typed, 8))).toEqual(expected);
  });

  it.each(['aro', '29', 'retentor', 'camara ar', '1/4'])(
    '%o is ranked as in the catalogue',
    (typed) => {
      const all = codes([...findProducts(smallCatalog.index, { code: '', name: typed })]);
      expect(codes(suggest(smallCatalog, typed, 8))).toEqual(all);
      expect(all.length).toBeGreaterThan(0);
    },
  );

  it.each([
    ['001006', ['1006']],
    ['1.006', ['1006']],
    ['PN2920', ['PN-2920']],
    ['1008', ['1006', '1007']],
    ['aro 29', ['29', '1007']],
    ['!!', []],
  ])('for the unknown %o', (code, expected) => {
    expect(codes(guesses(smallCatalog, code, 5))).toEqual(expect.arrayContaining(expected));
  });

  it('by the name beside an unknown code', () => {
    const name = smallCatalog.find('1007')?.DESCRICAO ?? '';
    expect(codes(guesses(smallCatalog, '99999x', 5, ['99999x', name, '6']))).toEqual(['1007']);
  });

  it('by a size in the names before codes that look like it', () => {
    expect(codes(guesses(smallCatalog, '28,6', 1))).toEqual(['2849']);
  });

  it('a code in another case is the code', () => {
    expect(smallCatalog.find(' pn-2920 ')?.CD_PRODUTO).toBe('PN-2920');
    expect(smallCatalog.find('PN')).toBeUndefined();
  });
});
