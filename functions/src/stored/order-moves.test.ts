import { describe, expect, it } from 'vitest';

import { newsForCustomer, newsForSeller } from './order-moves';

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

describe('decision 64: what became of an order', () => {
  it('is its newest move, by whom the line says', () => {
    const moves = { b: line(9, 'Aprovado', { por: { uid: 'rafael' } }), a: line(1, 'Excluido') };
    expect(newsForCustomer(order(moves))).toMatchObject({
      uid: 'ana',
      key: 'pedido-12-b',
      status: 'Aprovado',
      por: 'rafael',
    });
  });

  it.each([
    ['by nobody', line(9, 'Aprovado')],
    ['without a moment', { campo: 'status', para: 'Aprovado' }],
    ['with another name for its author', line(9, 'Aprovado', { por: 'Rafael' })],
  ])('is told where a line is %s', (_, odd) => {
    expect(newsForCustomer(order({ a: odd, b: null, c: 'x' }))).toMatchObject({
      key: 'pedido-12-a',
      por: '',
    });
  });

  it('is nothing where nobody moved it, unless a seller wrote it for its customer', () => {
    expect(newsForCustomer(order(null))).toBeUndefined();
    expect(newsForCustomer(order({ a: line(9, 'Cancelado') }))).toBeUndefined();
    const criadopor = { uid: 'rafael', nome: 'Rafael' };
    expect(newsForCustomer(order(null, { criadopor }))).toMatchObject({
      key: 'orcamento-12-autor',
      status: 'Pendente',
      escritopor: 'Rafael',
    });
  });

  it('is told to the seller who has it now, where it was another’s', () => {
    const change = { campo: 'vendedor', em: 5, por: { uid: 'admin' } };
    expect(newsForSeller(order({ c: change, b: line(9, 'Aprovado') }))).toMatchObject({
      uid: 'rafael',
      key: 'vendedor-12-c',
      status: 'Aprovado',
      empresa: 'CICLO',
    });
    expect(newsForSeller(order({ b: line(9, 'Aprovado') }))).toBeUndefined();
  });
});
