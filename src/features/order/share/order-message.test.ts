import { describe, expect, it } from 'vitest';

import { aLine, anOrder } from '../../../../tests/support/data/an-order';
import { longestLink, orderMessage, whatsAppLink } from './order-message';

const staff = { company: 'MMV Distribuidora', priced: true };
const customer = { company: 'MMV Distribuidora', priced: false };

const linesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => aLine({ CD_PRODUTO: String(1001 + at) }));
const textOf = (link: string) => new URL(link).searchParams.get('text') ?? '';

describe('§2 /pedidos: an order as a message', () => {
  it('says number, company, lines, prices and total to staff', () => {
    expect(orderMessage(anOrder({ referencia: 'PC 118' }), staff)).toBe(
      [
        '*MMV Distribuidora*',
        'Pedido 12 · 05/03/2026 · Pendente',
        'CICLO ANTUNES COMÉRCIO DE PEÇAS LTDA',
        'Vendedor: Rafael Moreira',
        'Ref. cliente: PC 118',
        '',
        '2 × 1034 PNEU 29X2.10 VERCELLI · R$ 89.90 = R$ 179.80',
        '',
        'Total: R$ 179.80',
      ].join('\n'),
    );
  });

  it('tells a customer no price', () => {
    const text = orderMessage(anOrder(), customer);
    expect(text).toContain('2 × 1034 PNEU 29X2.10 VERCELLI');
    expect(text).not.toMatch(/R\$|89|179|Total/);
  });

  it.each([
    [15, customer],
    [15, staff],
    [1000, customer],
    [1000, staff],
  ])('%d lines stay within the address and say what was left out', (count, words) => {
    const link = whatsAppLink(anOrder({ itens: linesOf(count) }), words);
    expect(link.length).toBeLessThanOrEqual(longestLink);
    const text = textOf(link);
    const said = text.match(/^2 × /gm)?.length ?? 0;
    expect(said).toBeGreaterThan(9);
    if (said < count) expect(text).toContain(`… e mais ${count - said} itens`);
    else expect(text).not.toContain('… e mais');
    expect(textOf(link).includes('Total: R$')).toBe(words.priced);
  });

  it('carries whatever names hold', () => {
    const name = 'A & B #1 ?x=%20\n"<b>" \u{1f6b2} \ud83d';
    const text = textOf(whatsAppLink(anOrder({ itens: [aLine({ DESCRICAO: name })] }), customer));
    expect(text).toContain('A & B #1 ?x=%20\n"<b>" \u{1f6b2} \ufffd');
  });

  it('is told even where not one line fits', () => {
    const link = whatsAppLink(anOrder({ itens: [aLine({ DESCRICAO: 'Ã'.repeat(500) })] }), staff);
    expect(link.length).toBeLessThanOrEqual(longestLink);
    expect(textOf(link)).toContain('… e mais 1 item\n');
  });
});
