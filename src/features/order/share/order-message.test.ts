import { describe, expect, it } from 'vitest';

import { aLine, anOrder } from '../../../../tests/support/data/an-order';
import { longestLink, orderMessage, phoneOfCustomer, whatsAppLink } from './order-message';

const company = 'MMV Distribuidora';
const phone = '5541987654321';
const staff = { company, priced: true };
const customer = { company, priced: false };

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
        'Representante: Rafael Moreira',
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

  it('says what the customer wrote about it, and about a line', () => {
    const itens = [aLine({ observacao: 'a preta' })];
    const text = orderMessage(anOrder({ itens, observacao: 'Entregar na loja 2' }), customer);
    expect(text).toContain('\nObservação: Entregar na loja 2\n\n2 × 1034');
    expect(text).toContain('PNEU 29X2.10 VERCELLI (obs.: a preta)');
  });

  it.each([15, 30, 1000])('%d lines stay within the address, without prices', (count) => {
    const itens = linesOf(count);
    const link = whatsAppLink(anOrder({ itens, observacao: 'Não. '.repeat(200) }), company, phone);
    expect(link.length).toBeLessThanOrEqual(longestLink);
    const text = textOf(link);
    const said = text.match(/^2 × /gm)?.length ?? 0;
    expect(said).toBeGreaterThanOrEqual(15);
    if (said < count) expect(text).toContain(`… e mais ${count - said} itens`);
    else expect(text).not.toContain('… e mais');
    expect(text).not.toMatch(/R\$|Total/);
  });

  it('goes to the mobile number of the customer, if there is one', () => {
    const of = (celular: string, uid = 'ana') => {
      const order = anOrder();
      return phoneOfCustomer({ ...order, cliente: { ...order.cliente, celular, uid } });
    };
    expect(of('(41) 98765-4321')).toBe('5541987654321');
    expect(of('(41) 3333-4444')).toBeUndefined();
    expect(of('(41) 98765-4321', anOrder().idvendedor)).toBeUndefined();
    expect(whatsAppLink(anOrder(), company, phone)).toMatch(
      /^https:\/\/wa\.me\/5541987654321\?text=/,
    );
    expect(whatsAppLink(anOrder(), company, undefined)).toMatch(/^https:\/\/wa\.me\/\?text=/);
  });

  it('carries whatever names hold', () => {
    const name = 'A & B #1 ?x=%20\n"<b>" \u{1f6b2} \ud83d';
    const text = textOf(
      whatsAppLink(anOrder({ itens: [aLine({ DESCRICAO: name })] }), company, phone),
    );
    expect(text).toContain('A & B #1 ?x=%20\n"<b>" \u{1f6b2} \ufffd');
  });

  it('is told even where not one line fits', () => {
    const link = whatsAppLink(
      anOrder({ itens: [aLine({ DESCRICAO: 'Ã'.repeat(500) })] }),
      company,
      phone,
    );
    expect(link.length).toBeLessThanOrEqual(longestLink);
    expect(textOf(link)).toMatch(/… e mais 1 item$/);
  });
});
