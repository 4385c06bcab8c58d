import { describe, expect, it } from 'vitest';

import { smallCatalog } from '../../../../tests/support/data/small-catalog';
import type { Columns } from '../../../../domain/quick-order/table';
import type { Sheet } from '../../../spreadsheet/sheets';
import { outcomeOf, readPasted, readSheet } from './read-sheet';

const sheet = (...rows: string[][]) => ({ name: 'Pedido', rows });

function linesOf(of: Sheet, columns?: Columns) {
  const read = readSheet(of, smallCatalog, columns)?.read;
  return read && !('tooMany' in read) ? read : expect.fail('No lines were read');
}

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
  ])('are found: %j', (...rows) => {
    expect(linesOf(sheet(...rows))).toContainEqual(
      expect.objectContaining({ code: '1006', quantity: '3' }),
    );
  });

  it('are asked for where nothing tells, and then taken', () => {
    const strange = sheet(['a', 'b', 'c'], ['x', '9999', '4'], ['y', '8888', '5']);
    expect(readSheet(strange, smallCatalog)).toBeUndefined();
    const lines = linesOf(strange, { code: 1, quantity: 2, from: 0 });
    expect(lines.map(({ code, quantity }) => [code, quantity])).toEqual([
      ['b', 'c'],
      ['9999', '4'],
      ['8888', '5'],
    ]);
  });

  it('a single column is read like lines', () => {
    expect(linesOf(sheet(['10x 1006'], [''], ['1007 - 3']))).toHaveLength(2);
  });

  it('a price list of which a few are wanted gives those, and says what it left', () => {
    const rows = Array.from({ length: 3000 }, (_, at) => [`P${at}`, at < 5 ? '1' : '']);
    const read = readSheet(sheet(['codigo', 'qtd'], ...rows), smallCatalog);
    expect(read?.read).toHaveLength(5);
    expect(read && outcomeOf(read, ['Precos'], () => undefined)).toEqual({
      note: '2.995 linhas sem quantidade não foram lidas. Abas ocultas não foram lidas: Precos.',
    });
  });

  // They would take seconds of the page; a list of 2,000 lines takes hundredths.
  it('too many are counted and not read', () => {
    const rows = Array.from({ length: 50_000 }, (_, at) => [`P${at}`, '1']);
    const table = readSheet(sheet(['codigo', 'qtd'], ...rows), smallCatalog);
    expect(table?.read).toEqual({ tooMany: 50_000 });
    const lines = readSheet(sheet(...rows.map(([code]) => [`${code} 1`])), smallCatalog);
    expect(lines?.read).toEqual({ tooMany: 50_000 });
    expect(readPasted('1006 1\r\n\r\n'.repeat(50_000), smallCatalog)).toEqual({ tooMany: 50_000 });
  });

  it('an endless line is to be mended', () => {
    const [line] = linesOf(sheet(['1 '.repeat(1_000_000)]));
    expect(line).toMatchObject({ code: '', quantity: '', place: 1 });
    expect(line?.source.length).toBeLessThan(300);
  });
});
