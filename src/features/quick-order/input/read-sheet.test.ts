import { describe, expect, it } from 'vitest';

import { smallCatalog } from '../../../../tests/support/data/small-catalog';
import { outcomeOf, readSheet } from './read-sheet';

const sheet = (...rows: string[][]) => ({ name: 'Pedido', rows });

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
    const read = readSheet(sheet(...rows), smallCatalog);
    expect(read?.written).toContainEqual(expect.objectContaining({ code: '1006', quantity: '3' }));
  });

  it('are asked for where nothing tells, and then taken', () => {
    const strange = sheet(['a', 'b', 'c'], ['x', '9999', '4'], ['y', '8888', '5']);
    expect(readSheet(strange, smallCatalog)).toBeUndefined();
    const read = readSheet(strange, smallCatalog, { code: 1, quantity: 2, from: 0 });
    expect(read?.written.map(({ code, quantity }) => [code, quantity])).toEqual([
      ['b', 'c'],
      ['9999', '4'],
      ['8888', '5'],
    ]);
  });

  it('a single column is read like lines', () => {
    expect(readSheet(sheet(['10x 1006'], [''], ['1007 - 3']), smallCatalog)?.written).toHaveLength(
      2,
    );
  });

  it('a price list of which a few are wanted gives those, and says what it left', () => {
    const rows = Array.from({ length: 3000 }, (_, at) => [`P${at}`, at < 5 ? '1' : '']);
    const read = readSheet(sheet(['codigo', 'qtd'], ...rows), smallCatalog);
    expect(read?.written).toHaveLength(5);
    expect(read && outcomeOf(read, ['Precos'], () => undefined)).toEqual({
      note: '2.995 linhas sem quantidade não foram lidas. Abas ocultas não foram lidas: Precos.',
    });
  });

  it('too many are handed over whole, to be refused', () => {
    const rows = Array.from({ length: 3000 }, (_, at) => [`P${at}`, '1']);
    const read = readSheet(sheet(['codigo', 'qtd'], ...rows), smallCatalog);
    expect(read?.written).toHaveLength(3000);
  });
});
