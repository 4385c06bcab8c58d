import { describe, expect, it } from 'vitest';

import { indexOf, type Order } from '../order/order';
import { addToPortfolios, openMoves, sellersOf, type Portfolios } from './portfolio';

type Fields = Partial<
  Pick<Order, 'numerodopedido' | 'status' | 'idvendedor' | 'criadopor' | 'criadoem'>
> & { permissao?: 'cliente' | 'vendedor' };

function anOrder({ permissao = 'cliente', ...fields }: Fields = {}) {
  const order = {
    numerodopedido: 1,
    data: '05/03/2026',
    status: 'Pendente' as const,
    idvendedor: 'luciana',
    centavos: 1000,
    criadoem: 100,
    cliente: { uid: 'bici', nome: 'Ana', razaosocial: 'BICI LTDA', permissao } as Order['cliente'],
    ...fields,
  };
  return { ...order, indice: indexOf(order) };
}

describe('§2 /home: a seller’s customers', () => {
  it('are those of the orders that they represent or wrote', () => {
    expect(sellersOf(anOrder())).toEqual(['luciana']);
    const rafael = { uid: 'rafael', nome: 'Rafael' };
    expect(sellersOf(anOrder({ criadopor: rafael }))).toEqual(['luciana', 'rafael']);
    expect(sellersOf(anOrder({ idvendedor: 'rafael', criadopor: rafael }))).toEqual(['rafael']);
    expect(sellersOf(anOrder({ permissao: 'vendedor' }))).toEqual([]);
  });

  it('have their last order and count those that are pending', () => {
    const portfolios: Portfolios = {};
    const rafael = { uid: 'rafael', nome: 'Rafael' };
    addToPortfolios(portfolios, anOrder());
    addToPortfolios(portfolios, anOrder({ numerodopedido: 2, criadopor: rafael, criadoem: 200 }));
    addToPortfolios(portfolios, anOrder({ numerodopedido: 3, status: 'Excluido', criadoem: 300 }));
    const ultimo = { centavos: 1000, nome: 'BICI LTDA' };
    expect(portfolios).toEqual({
      luciana: { bici: { ultimo: { ...ultimo, pedido: 3, em: 300 }, abertos: 2 } },
      rafael: { bici: { ultimo: { ...ultimo, pedido: 2, em: 200 }, abertos: 0 } },
    });
  });

  it.each<[string, ReturnType<typeof anOrder> | null, ReturnType<typeof anOrder>, object]>([
    ['comes', null, anOrder(), { luciana: 1 }],
    ['is approved', anOrder(), anOrder({ status: 'Aprovado' }), { luciana: -1 }],
    ['comes back', anOrder({ status: 'Aprovado' }), anOrder(), { luciana: 1 }],
    ['goes', anOrder(), anOrder({ idvendedor: 'rafael' }), { luciana: -1, rafael: 1 }],
    [
      'is deleted once approved',
      anOrder({ status: 'Aprovado' }),
      anOrder({ status: 'Excluido' }),
      {},
    ],
    ['is a seller’s', null, anOrder({ permissao: 'vendedor' }), {}],
  ])('move when an order %s', (_what, before, after, moves) => {
    const expected = Object.entries(moves).map(([seller, by]: [string, unknown]) => ({
      path: `carteiras/${seller}/bici/abertos`,
      by,
    }));
    expect(openMoves(before, after)).toEqual(expected);
  });
});
