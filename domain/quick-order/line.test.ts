import { describe, expect, it } from 'vitest';

import { smallCatalog } from '../../tests/support/data/small-catalog';
import { readLine } from './line';

const read = (line: string) => readLine(line, smallCatalog.find);

describe('§2 Pedido rápido: code and quantity of a line', () => {
  it.each([
    ['1006 12', '1006', '12'],
    ['12 1006', '1006', '12'],
    ['1006;12', '1006', '12'],
    ['1006,12', '1006', '12'],
    ['12,1006', '1006', '12'],
    ['1006\t12', '1006', '12'],
    ['1006 - 12', '1006', '12'],
    ['1006-12', '1006', '12'],
    ['1006: 12', '1006', '12'],
    ['1006 = 12', '1006', '12'],
    ['1006 (12)', '1006', '12'],
    ['"1006";"12"', '1006', '12'],
    ['12x 1006', '1006', '12'],
    ['12x1006', '1006', '12'],
    ['12 x 1006', '1006', '12'],
    ['1006 x12', '1006', '12'],
    ['1006x12', '1006', '12'],
    ['1006 - 12 un', '1006', '12 un'],
    ['1006 12un', '1006', '12un'],
    ['12 peças do 1006', '1006', '12 peças'],
    ['Cód. 1006 Qtd. 12', '1006', '12'],
    ['qtd: 12 cod: 1006', '1006', '12'],
    ['pn-2920 12', 'pn-2920', '12'],
    ['PN-2920, 12', 'PN-2920', '12'],
    ['1006,2,5', '1006', '2,5'],
    ['1006 2,5', '1006', '2,5'],
    ['1006 -3', '1006', '-3'],
    ['1006 1.000', '1006', '1.000'],
    ['1006 2 dz', '1006', '2 dz'],
    ['1006 dz', '1006', 'dz'],
    ['1006 doze', '1006', 'doze'],
    ['1006', '1006', ''],
    // If the quantity is a code too, its notation decides.
    ['10x 1006', '1006', '10'],
    ['1006 - 10 un', '1006', '10 un'],
    ['29 un 1006', '1006', '29 un'],
    // Numbers in the name are not the quantity.
    ['1007 CÂMARA DE AR ARO 29 VÁLVULA FINA KENDA 6', '1007', '6'],
    ['1006 - CÂMARA DE AR ARO 12X1.75 - 10 un', '1006', '10 un'],
    ['2093 KIT RELAÇÃO YBR 125 43X14 COM RETENTOR VAZ 3', '2093', '3'],
    ['3139 ESFERA DE AÇO 1/4 CX 144UN 5', '3139', '5'],
    ['1006 câmara 17 20', '1006', '20'],
    ['20 1006 câmara 17', '1006', '20 ou 17'],
    ['1006 cam. ar da marca dele 12', '1006', '12'],
    ['quero 12 do 1006 por favor', '1006', '12'],
  ])('%s', (line, code, quantity) => {
    expect(read(line)).toEqual([{ code, quantity }]);
  });

  it.each([
    ['1006 1007', ['1006', '1007']],
    ['10 1006', ['10', '1006']],
    ['12x1006 ou 1007', ['1006', '1007']],
    ['1006;1007', ['1006', '1007']],
  ])('%s: both are codes, so it asks', (line, either) => {
    expect(read(line)).toEqual([{ code: '', quantity: '', either }]);
  });

  it('takes several products of one line', () => {
    expect(read('1006 12 1007 6')).toEqual([
      { code: '1006', quantity: '12' },
      { code: '1007', quantity: '6' },
    ]);
    expect(read('1006, 1007, 1010').map(({ code }) => code)).toEqual(['1006', '1007', '1010']);
  });

  it.each([
    ['9999 12', '9999', '12'],
    ['12 9999', '9999', '12'],
    ['AB12 4', 'AB12', '4'],
    ['4 AB12', 'AB12', '4'],
    ['10x camara aro 29', 'camara aro 29', '10'],
    ['4 camara aro vinte', 'camara aro vinte', '4'],
    ['camara aro 29', 'camara aro 29', ''],
    ['pneu 29 pirelli 10', 'pneu 29 pirelli 10', ''],
    ['29 câmara 6', 'câmara 6', '29'],
    ['camara 29', 'camara 29', ''],
    ['9999', '9999', ''],
    ['Bom dia, segue o pedido', 'Bom dia segue o pedido', ''],
    ['!!!', '!!!', ''],
  ])('%s: unknown, and nothing is lost', (line, code, quantity) => {
    expect(read(line)).toEqual([{ code, quantity }]);
  });
});
