import { describe, expect, it } from 'vitest';

import { smallCatalog } from '../../tests/support/data/small-catalog';
import { readText } from './text';

function reading(...lines: string[]) {
  const found = readText(lines.join('\n'), smallCatalog);
  return found.kind === 'read' ? found : expect.fail(found.kind);
}

const read = (...lines: string[]) =>
  reading(...lines).lines.map(({ place, code, quantity }) => [place, code, quantity].join('|'));

describe('§2 Pedido rápido: pasted lists', () => {
  it('from WhatsApp, copied and exported', () => {
    expect(
      read(
        '[12:30, 22/11/2026] Zé da Bike: Bom dia!',
        '[12:31, 22/11/2026] Zé da Bike: 1006 10',
        '[12:31, 22/11/2026] +55 11 98765-4321: 6x 1007',
        '22/11/2026 12:32 - Zé da Bike: 1010 - 4 pçs',
        '[22/11/2026, 12:32:09] Zé da Bike: \u200e2093 2',
        '* 3139 1',
        '',
        '1) PN-2920 - 2',
        'Obrigado!',
      ),
    ).toEqual([
      '1|Bom dia|',
      '2||',
      '3|1007|6',
      '4|1010|4 pçs',
      '5|2093|2',
      '6|3139|1',
      '8|PN-2920|2',
      '9|Obrigado|',
    ]);
  });

  it('below a greeting with commas', () => {
    expect(
      read(
        '[12:30, 22/11/2026] Zé da Bike: Bom dia, segue o pedido, com o código',
        '[12:31, 22/11/2026] Zé da Bike: 1006 12',
        '6x 1007',
      ),
    ).toEqual(['1|Bom dia segue o pedido com o código|', '2|1006|12', '3|1007|6']);
  });

  it('from Excel with headings, in any order and below a title', () => {
    expect(
      read(
        'Pedido da Bicicletaria do Porto\t\t\t',
        'Qtde\tDescrição\tCÓDIGO\tPreço',
        '10\tCÂMARA DE AR\t1006\t11,90',
        '\t\t\t',
        '6\tCÂMARA\t1007\t12,00',
        '\tTOTAL\t\t191,00',
      ),
    ).toEqual(['3|1006|10', '5|1007|6']);
  });

  it('from Excel without headings', () => {
    expect(
      read(
        '1006\tCÂMARA DE AR ARO 12X1.75\t10\t11,90\t119,00',
        '1007\tCÂMARA\t6\t12,00\t72,00',
        '9999\tOUTRA\t3\t1,00\t3,00',
      ),
    ).toEqual(['1|1006|10', '2|1007|6', '3|9999|3']);
    expect(read('1006\t12', '6\t1007', '1010\t')).toEqual(['1|1006|12', '2|1007|6', '3|1010|']);
  });

  it('from a CSV with its heading', () => {
    expect(read('codigo;quantidade', '1006;10', '1007;1.000')).toEqual([
      '2|1006|10',
      '3|1007|1.000',
    ]);
  });

  it('from an e-mail that quotes', () => {
    expect(read('> > 1006 12', '>1007 6', '- 1010 3', '• 2093 1')).toEqual([
      '1|1006|12',
      '2|1007|6',
      '3|1010|3',
      '4|2093|1',
    ]);
  });

  it('keeps how each line was written', () => {
    const [line] = reading('  1006\u00a0\u00a0 12 \r\n').lines;
    expect(line).toMatchObject({ source: '1006   12', place: 1 });
  });

  it('accounts for 70 lines with 70', () => {
    const lines = Array.from({ length: 70 }, (_, at) => (at % 7 === 0 ? `x${at}` : `1006 ${at}`));
    expect(read(...lines)).toHaveLength(70);
  });
});
