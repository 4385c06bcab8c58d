import { describe, expect, it } from 'vitest';

import { smallCatalog } from '../../tests/support/data/small-catalog';
import { columnsOf, type Columns } from './table';
import { readTable, readText, type QuickTable } from './text';

const workbook = (...rows: string[][]): QuickTable => ({ rows });
const commas = (...rows: string[][]): QuickTable => ({
  rows,
  text: { separator: ',', open: new Set() },
});

function reading(table: QuickTable, columns?: Columns) {
  const read = readTable(table, smallCatalog, columns);
  return read.kind === 'read' ? read : expect.fail(read.kind);
}

const linesOf = (table: QuickTable, columns?: Columns) =>
  reading(table, columns).lines.map(({ code, quantity }) => [code, quantity]);

describe('§2 Pedido rápido: the columns of a spreadsheet', () => {
  it.each([
    [
      ['Código', 'Qtd'],
      ['1006', '3'],
    ],
    [
      ['QTDE.', 'Descrição', 'Cód. Produto'],
      ['3', 'x', '1006'],
    ],
    [
      ['Ref', 'quantidade pedida'],
      ['1006', '3'],
    ],
    [
      ['1006', 'CÂMARA', '3', '11,90'],
      ['1007', 'CÂMARA', '4', '12,00'],
    ],
    [
      ['1006', 'CÂMARA', '3', '12,00', '36,00'],
      ['1007', 'CÂMARA', '4', '13,00', '52,00'],
    ],
    [
      ['Código', 'Pedir', 'Mínimo', 'Por caixa', 'Ano'],
      ['1006', '3', '12', '24', '2026'],
    ],
    [
      ['Cód. fornecedor', 'Código', 'Qtd', 'Qtd solicitada'],
      ['77', '1006', '500', '3'],
    ],
  ])('are found: %j', (...rows) => {
    expect(linesOf(workbook(...rows))).toContainEqual(['1006', '3']);
  });

  it.each<[string, string[][], Partial<Columns>]>([
    [
      'stock alone',
      [
        ['Código', 'Estoque'],
        ['1006', '500'],
      ],
      { code: 0 },
    ],
    [
      'a number of an order beside a quantity',
      [
        ['Pedido', 'Código', 'Qtd'],
        ['45231', '1006', '10'],
      ],
      { code: 1 },
    ],
    [
      'two quantities',
      [
        ['Código', 'Qtd', 'Quantidade'],
        ['1006', '1', '2'],
      ],
      { code: 0 },
    ],
    [
      'two codes of ours',
      [
        ['Código', 'Ref', 'Qtd'],
        ['1006', '1007', '2'],
      ],
      { quantity: 2 },
    ],
    [
      'an order that is a date',
      [
        ['Código', 'Pedido'],
        ['1006', 'em maio'],
      ],
      { code: 0 },
    ],
    [
      'no headings and two columns of whole numbers',
      [
        ['1006', 'A', '500', '10'],
        ['1007', 'B', '30', '5'],
      ],
      { code: 0 },
    ],
    [
      'headings that say nothing',
      [
        ['a', 'b', 'c'],
        ['x', '9999', '4'],
        ['y', '8888', '5'],
      ],
      {},
    ],
  ])('are asked for: %s', (_, rows, certain) => {
    const read = readTable(workbook(...rows), smallCatalog);
    expect(read).toMatchObject({ kind: 'ask' });
    expect(columnsOf(rows, smallCatalog)).toEqual({
      from: expect.any(Number) as number,
      ...certain,
    });
  });

  it('are taken as they were chosen', () => {
    const strange = workbook(['a', 'b', 'c'], ['x', '9999', '4'], ['y', '8888', '5']);
    expect(linesOf(strange, { code: 1, quantity: 2, from: 1 })).toEqual([
      ['9999', '4'],
      ['8888', '5'],
    ]);
  });

  it('a single column is read like lines', () => {
    expect(linesOf(workbook(['10x 1006'], [''], ['1007 - 3']))).toHaveLength(2);
  });
});

describe('§2 Pedido rápido: no line of a file disappears', () => {
  it('lines without a quantity, headings and hidden rows are counted', () => {
    const rows = Array.from({ length: 3000 }, (_, at) => [
      `P${at}`,
      at < 5 ? '1' : at < 9 ? '0' : '',
    ]);
    const { lines, skipped, hidden } = reading({
      rows: [['Tabela de novembro'], ['codigo', 'qtd'], ...rows],
      hidden: [2],
    });
    expect(lines).toHaveLength(4);
    expect(skipped).toEqual({ headings: 2, words: 0, notOrdered: 2995, hidden: 1 });
    expect(hidden && linesOf(hidden.table, hidden.columns)).toEqual([['P0', '1']]);
  });

  it('a row longer than its heading is a faulty line', () => {
    const { lines } = reading(
      commas(['codigo', 'preco', 'qtd'], ['1006', '12', '90', '10'], ['1007', '12', '90', '']),
    );
    expect(lines.map(({ place, problem }) => [place, problem])).toEqual([
      [2, 'Confira a linha: tem 4 campos, e o cabeçalho 3.'],
      [3, 'Confira a linha: tem 4 campos, e o cabeçalho 3.'],
    ]);
  });

  it('the rest of a broken row is a fault, and so is an unclosed quote', () => {
    const broken = readText(
      'codigo;descricao;qtd\n1006;CAMARA\nARO 12;10\n1007;"PNEU;5',
      smallCatalog,
    );
    expect(broken).toMatchObject({
      lines: [
        { place: 3, problem: 'Confira a linha: tem só 2 campos.' },
        { place: 4, problem: 'Confira a linha: as aspas não fecham.' },
      ],
      skipped: { notOrdered: 1 },
    });
  });

  // Reading them would block the page for seconds; 2,000 lines take hundredths.
  it('too many lines are counted but not read', () => {
    const rows = Array.from({ length: 50_000 }, (_, at) => [`P${at}`, '1']);
    const tooMany = { kind: 'tooMany', count: 50_000 };
    expect(readTable(workbook(['codigo', 'qtd'], ...rows), smallCatalog)).toEqual(tooMany);
    const lines = workbook(...rows.map(([code]) => [`${code} 1`]));
    expect(readTable(lines, smallCatalog)).toEqual(tooMany);
    expect(readText('1006 1\r\n\r\n'.repeat(50_000), smallCatalog)).toEqual(tooMany);
  });

  it('an endless line is a faulty line', () => {
    const [line] = reading(workbook(['1 '.repeat(1_000_000)])).lines;
    expect(line).toMatchObject({ code: '', quantity: '', place: 1 });
    expect(line?.source.length).toBeLessThan(300);
  });
});
