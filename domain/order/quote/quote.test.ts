import { describe, expect, test } from 'vitest';

import { draftOrder } from './quote';
import type { User } from '../../people/user';

const seller: User = {
  uid: 's1',
  email: 'v@mmv.local',
  nome: 'Vera',
  superUser: false,
  permissao: 'vendedor',
  analise: true,
  createat: '01/01/2026',
  ultimologin: '01/01/2026',
  cod: 1,
  celular: '(11) 98765-4321',
};
const itens = [
  {
    CD_PRODUTO: '1',
    DESCRICAO: 'PNEU',
    CD_GRUPO: 'PNEU',
    preco_venda: 10.1,
    estoque_saldo: 5,
    quantity: 3,
  },
];

describe('§3, §4 a quote becomes an order', () => {
  const quote = { chave: 'k', itens, seller: { value: 's2', label: 'Valter' } };
  const order = draftOrder(quote, seller, new Date('2026-11-21T02:03:04Z'));

  test('Pendente, dated in São Paulo, with its total and representative', () => {
    expect(order).toMatchObject({
      status: 'Pendente',
      data: '20/11/2026',
      hora: '23:03:04',
      total: 30.3,
      vendedor: 'Valter',
      idvendedor: 's2',
      chave: 'k',
      itens,
    });
  });
  test('found by its seller and its customer', () => {
    expect(order.indice).toEqual({
      vendedor: 's2 Pendente',
      cliente: 's1 Pendente',
    });
  });
  test('with the record of its author, without the marks of unreadable fields', () => {
    const damaged = { ...seller, problems: ['celular'] };
    expect(draftOrder(quote, damaged, new Date()).cliente).toEqual(seller);
  });
});
