import { describe, expect, it } from 'vitest';

import { aLine, anOrder } from '../../../../tests/support/data/an-order';
import { maxLinkLength, orderMessage, phoneOfCustomer, whatsAppLink } from './order-message';

const company = 'MMV Distribuidora';
const phone = '5541987654321';
const staff = { company, priced: true };
const customer = { company, priced: false };

const url = 'https://mmv.example/pedidoscliente?numero=12&pedido=12';
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

  it('says net prices', () => {
    const discounted = anOrder({ itens: [aLine({ desconto: 5 })], total: 170.82 });
    expect(orderMessage(discounted, staff)).toContain('VERCELLI · R$ 85.41 = R$ 170.82\n');
  });

  it('says the terms', () => {
    const condicoes = { pagamento: 'À vista', frete: '1', entrega: '2026-03-10' };
    expect(orderMessage(anOrder({ condicoes }), customer)).toContain(
      [
        'Representante: Rafael Moreira',
        'Pagamento: À vista',
        'Frete: FOB, por conta do destinatário',
        'Entrega em: 10/03/2026',
      ].join('\n'),
    );
  });

  it('tells a customer no price', () => {
    const text = orderMessage(anOrder(), customer);
    expect(text).toContain('2 × 1034 PNEU 29X2.10 VERCELLI');
    expect(text).not.toMatch(/R\$|89|179|Total/);
  });

  it("includes the customer's notes on the order and on a line", () => {
    const itens = [aLine({ observacao: 'a preta' })];
    const text = orderMessage(anOrder({ itens, observacao: 'Entregar na loja 2' }), customer);
    expect(text).toContain('\nObservação: Entregar na loja 2\n\n2 × 1034');
    expect(text).toContain('PNEU 29X2.10 VERCELLI (obs.: a preta)');
  });

  it('for WhatsApp, links to the order instead of listing its lines, without prices', () => {
    const itens = Array.from({ length: 60 }, () => aLine());
    const text = textOf(whatsAppLink(anOrder({ itens }), company, { phone, url }));
    expect(text).toMatch(/^\*MMV Distribuidora\*\nPedido 12/);
    expect(text).toMatch(
      /\n\n60 itens: https:\/\/mmv\.example\/pedidoscliente\?numero=12&pedido=12$/,
    );
    expect(text).not.toMatch(/PNEU|R\$|Total/);
  });

  it('leaves the note out if it makes the address too long', () => {
    const link = whatsAppLink(anOrder({ observacao: 'Não. '.repeat(200) }), company, {
      phone,
      url,
    });
    expect(link.length).toBeLessThanOrEqual(maxLinkLength);
    expect(textOf(link)).not.toContain('Não.');
    const short = whatsAppLink(anOrder({ observacao: 'Não.' }), company, { phone, url });
    expect(textOf(short)).toContain('Observação: Não.');
  });

  it('goes to the mobile number of the customer, if there is one', () => {
    const of = (celular: string, uid = 'ana') => {
      const order = anOrder();
      return phoneOfCustomer({ ...order, cliente: { ...order.cliente, celular, uid } });
    };
    expect(of('(41) 98765-4321')).toBe('5541987654321');
    expect(of('(41) 3333-4444')).toBeUndefined();
    expect(of('(41) 98765-4321', anOrder().idvendedor)).toBeUndefined();
    expect(whatsAppLink(anOrder(), company, { phone, url })).toMatch(
      /^https:\/\/wa\.me\/5541987654321\?text=/,
    );
    expect(whatsAppLink(anOrder(), company, { phone: undefined, url })).toMatch(
      /^https:\/\/wa\.me\/\?text=/,
    );
  });

  it('carries any characters of names', () => {
    const razaosocial = 'A & B #1 ?x=%20\n"<b>" \u{1f6b2} \ud83d';
    const order = anOrder();
    const cliente = { ...order.cliente, razaosocial };
    const text = textOf(whatsAppLink({ ...order, cliente }, company, { phone, url }));
    expect(text).toContain('A & B #1 ?x=%20\n"<b>" \u{1f6b2} \ufffd');
  });
});
