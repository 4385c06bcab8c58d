import { describe, expect, it } from 'vitest';

import { orderSchema, type StoredOrder } from '../../../../domain/order/record/schema';
import { readFields } from '../../../../domain/words/record';
import { authorMail, backInStockMail, quoteForCustomerMail, teamMail } from './texts';

const sender = { company: 'MMV', appUrl: 'https://mmv.example', quoteDays: 7 };
const order = readFields(orderSchema, {
  numerodopedido: 12,
  data: '22/11/2026',
  status: 'Pendente',
  total: 10,
  idvendedor: 'rafael',
  vendedor: 'Rafael',
  cliente: { uid: 'ana', nome: 'Ana', razaosocial: 'CICLO' },
  itens: [],
});

describe('§7 the mail about a new quote', () => {
  const line = {
    CD_PRODUTO: '1034',
    DESCRICAO: 'PNEU',
    CD_GRUPO: 'P',
    preco_venda: 9.9,
    quantity: 2,
  };
  const itens = Array.from({ length: 52 }, () => ({
    ...line,
    estoque_saldo: 1,
    linha: 0,
    soma: 0,
  }));

  it('names its lines and the representative, without prices', () => {
    const { text } = authorMail({ ...order, itens: itens.slice(0, 2) }, 'cliente', sender);
    expect(text).toContain('\n\nItens:\n2 × 1034 PNEU\n2 × 1034 PNEU\n\n');
    expect(text).toContain('O seu representante, Rafael, entrará em contato.');
    expect(text).not.toMatch(/R\$|9[.,]9/);
  });

  it('counts the lines that it leaves out', () => {
    const { text } = quoteForCustomerMail({ ...order, itens }, { uid: 'r', nome: 'R' }, sender);
    expect(text.match(/^2 × /gm)).toHaveLength(50);
    expect(text).toContain('\n… e mais 2 itens, que estão no pedido.\n');
  });

  it('names each order where it is about several, whose notes stand in them', () => {
    const other = {
      ...order,
      ...{ numerodopedido: 13, observacao: 'Na loja 2', referencia: 'PC 118' },
    };
    const { subject, text } = teamMail([order, other], 'superUser', sender);
    expect(subject).toBe('2 novos orçamentos');
    expect(text).toContain('CICLO enviou o pedido de orçamento número 12.\n\nContato: Ana.');
    expect(text).toContain('/pedidos?status=Pendente&numero=13&pedido=13');
    expect(text).not.toContain('Na loja 2');
    expect(text).toContain('Número de pedido do cliente: PC 118.');
  });

  it('names the terms to everybody', () => {
    const condicoes = { pagamento: 'Boleto 28/35', frete: '0', entrega: '2026-12-01' };
    const terms =
      'Pagamento: Boleto 28/35.\n\nFrete: CIF, por conta do remetente.\n\nEntrega em: 01/12/2026.';
    const asked = { ...order, condicoes };
    for (const { text } of [
      authorMail(asked, 'cliente', sender),
      quoteForCustomerMail(asked, { uid: 'r', nome: 'R' }, sender),
      teamMail([asked], 'superUser', sender),
    ]) {
      expect(text).toContain(terms);
    }
  });

  it("links to the order on the screen of the reader's role", () => {
    const place = 'status=Pendente&numero=12&pedido=12';
    expect(authorMail(order, 'cliente', sender).text).toContain(`/pedidoscliente?${place}`);
    expect(teamMail([order], 'vendedor', sender).text).toContain(`/pedidosvendedor?${place}`);
    expect(teamMail([order], 'superUser', sender).text).toContain(`/pedidos?${place}`);
  });
});

describe('decision 70: mails about a new quote contain the last valid day', () => {
  const mails = (of: StoredOrder) => [
    authorMail(of, 'cliente', sender),
    quoteForCustomerMail(of, { uid: 'rafael', nome: 'Rafael' }, sender),
    teamMail([of], 'vendedor', sender),
  ];

  it('to everybody, and until the end of the same day', () => {
    for (const { text } of mails(order)) {
      expect(text).toContain('\n\nEste orçamento vale até 29/11/2026.\n\n');
    }
  });

  it('not if the order is decided before a late mail', () => {
    for (const { text } of mails({ ...order, status: 'Aprovado' })) {
      expect(text).not.toContain('vale até');
    }
  });
});

describe('decision 119: the mail about products in stock again', () => {
  const tyre = { CD_PRODUTO: '1', DESCRICAO: 'PNEU' };

  it('names them, and leads to the catalogue', () => {
    const one = backInStockMail('Ana', [tyre], sender);
    expect(one.subject).toBe('Voltou ao estoque: 1 PNEU');
    expect(one.text).toContain('https://mmv.example/produtos?novo=voltou');
    const two = backInStockMail('Ana', [tyre, { CD_PRODUTO: '2', DESCRICAO: 'ARO' }], sender);
    expect(two.subject).toBe('Voltou ao estoque: 2 produtos');
    expect(two.text).toContain('1 PNEU\n2 ARO');
  });
});
