import { describe, expect, it } from 'vitest';

import { mailsOfOrder } from './events';

const line = (em: number, para: string, more: object = {}) => ({
  campo: 'status',
  para,
  em,
  ...more,
});
const order = (historico: unknown, more: object = {}) => ({
  numerodopedido: 12,
  idvendedor: 'rafael',
  status: 'Aprovado',
  cliente: { uid: 'ana', nome: 'Ana', razaosocial: 'CICLO' },
  historico,
  ...more,
});
const readers = (mails: ReturnType<typeof mailsOfOrder>) =>
  Object.entries(mails).map(([key, { tipo, uid }]) => [key, tipo, uid]);

describe('decision 97: the readers of mails about an order', () => {
  it('company, seller and customer get a new order, which is also compared', () => {
    expect(readers(mailsOfOrder(order(null, { criadoem: 7 }), 7))).toEqual([
      ['conferencia-12', 'conferencia', undefined],
      ['orcamento-12-equipe', 'orcamento', undefined],
      ['orcamento-12-representante', 'orcamento', 'rafael'],
      ['orcamento-12-autor', 'recebido', 'ana'],
    ]);
    expect(mailsOfOrder(order(null, { criadoem: 7 }), 8)).toEqual({});
  });

  it("the customer gets a seller's quote; a seller who orders for themselves gets one mail", () => {
    const criadopor = { uid: 'rafael', nome: 'Rafael' };
    const written = mailsOfOrder(order(null, { criadoem: 7, criadopor }), 0);
    expect(written['orcamento-12-autor']).toMatchObject({ tipo: 'escrito', uid: 'ana' });
    const own = mailsOfOrder(order(null, { criadoem: 7, cliente: { uid: 'rafael' } }), 0);
    expect(Object.keys(own)).toEqual([
      'conferencia-12',
      'orcamento-12-equipe',
      'orcamento-12-autor',
    ]);
  });

  it('customer and seller get its newest move, a minute later', () => {
    const moves = { b: line(9, 'Aprovado', { por: { uid: 'admin' } }), a: line(1, 'Excluido') };
    const mails = mailsOfOrder(order(moves), 0);
    expect(readers(mails)).toEqual([
      ['pedido-12-b', 'movido', 'ana'],
      ['movido-12-b', 'movidodovendedor', 'rafael'],
    ]);
    expect(mails['pedido-12-b']).toMatchObject({ em: 9, quando: 60_009, linha: 'b' });
  });

  it('the other side gets a change of the lines, which are compared again', () => {
    const by = (uid: string) => ({ e: line(9, 'saiu 1006: 2', { campo: 'itens', por: { uid } }) });
    const compared = ['conferencia-12-e', 'conferencia', undefined];
    expect(readers(mailsOfOrder(order(by('ana')), 0))).toEqual([
      compared,
      ['alterado-12-e', 'alteradopelocliente', 'rafael'],
    ]);
    for (const uid of ['rafael', 'admin']) {
      expect(readers(mailsOfOrder(order(by(uid)), 0))).toEqual([
        compared,
        ['alterado-12-e', 'alterado', 'ana'],
      ]);
    }
    const own = order(by('rafael'), { cliente: { uid: 'rafael' } });
    expect(readers(mailsOfOrder(own, 0))).toEqual([compared]);
    expect(mailsOfOrder(order(by('ana')), 10)).toEqual({});
  });

  it('authors get no mail about their own moves', () => {
    const bySeller = { b: line(9, 'Aprovado', { por: { uid: 'rafael' } }) };
    expect(Object.keys(mailsOfOrder(order(bySeller), 0))).toEqual(['pedido-12-b']);
    const own = order(bySeller, { cliente: { uid: 'rafael' } });
    expect(mailsOfOrder(own, 0)).toEqual({});
    const taken = { c: { campo: 'vendedor', em: 5, por: { uid: 'rafael' } } };
    expect(mailsOfOrder(order(taken), 0)).toEqual({});
  });

  it.each([
    ['by nobody', line(9, 'Aprovado')],
    ['with another name for its author', line(9, 'Aprovado', { por: 'Rafael' })],
  ])('both get one if a line is %s', (_, odd) => {
    const keys = Object.keys(mailsOfOrder(order({ a: odd, b: null, c: 'x' }), 0));
    expect(keys).toEqual(['pedido-12-a', 'movido-12-a']);
  });

  it('nobody gets one if a line has no moment or no status, or if there is no customer', () => {
    expect(mailsOfOrder(order({ a: { campo: 'status', para: 'Aprovado' } }), 0)).toEqual({});
    expect(mailsOfOrder(order({ a: line(9, 'Cancelado') }), 0)).toEqual({});
    const nobodys = order({ a: line(9, 'Aprovado') }, { cliente: 7, idvendedor: null });
    expect(mailsOfOrder(nobodys, 0)).toEqual({});
  });

  it("the new seller gets an order that was another seller's", () => {
    const change = { campo: 'vendedor', em: 5, por: { uid: 'admin' } };
    expect(readers(mailsOfOrder(order({ c: change }), 0))).toEqual([
      ['vendedor-12-c', 'troca', 'rafael'],
    ]);
  });
});
