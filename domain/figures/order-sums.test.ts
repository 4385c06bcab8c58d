import { describe, expect, test } from 'vitest';

import { indexOf } from '../order/order';
import { addOrder, storedSums, sumMoves, sumsOfNone } from './order-sums';
import type { OrderStatus } from '../order/status';

function order(numerodopedido: number, status: OrderStatus, centavos: number, idvendedor = 'ana') {
  const fields = { numerodopedido, status, centavos, idvendedor, data: '03/11/2026' };
  return { ...fields, indice: indexOf({ ...fields, cliente: { uid: 'bici' } }) };
}

const pending = order(1, 'Pendente', 1010);
const one = { quantidade: 1, centavos: 1010 };
const minusOne = { quantidade: -1, centavos: -1010 };
const none = { quantidade: 0, centavos: 0 };

describe('§4 sums move', () => {
  test('with a new order: of all orders, of its seller and of its month', () => {
    expect(sumMoves(null, pending)).toEqual([
      { path: 'resumopedidos/Pendente', by: one },
      { path: 'resumovendedores/ana/Pendente', by: one },
      { path: 'resumomeses/11-2026/Pendente', by: one },
    ]);
  });

  test('from one status to the other', () => {
    expect(sumMoves(pending, { ...pending, status: 'Aprovado' })).toEqual([
      { path: 'resumopedidos/Pendente', by: minusOne },
      { path: 'resumovendedores/ana/Pendente', by: minusOne },
      { path: 'resumomeses/11-2026/Pendente', by: minusOne },
      { path: 'resumopedidos/Aprovado', by: one },
      { path: 'resumovendedores/ana/Aprovado', by: one },
      { path: 'resumomeses/11-2026/Aprovado', by: one },
    ]);
  });

  test('from one seller to the other and nowhere else', () => {
    expect(sumMoves(pending, { ...pending, idvendedor: 'beto' })).toEqual([
      { path: 'resumovendedores/ana/Pendente', by: minusOne },
      { path: 'resumovendedores/beto/Pendente', by: one },
    ]);
  });
});

describe('what orders add up to', () => {
  const orders = [pending, order(3, 'Aprovado', 20), order(2, 'Aprovado', 10, 'beto')];
  const sum = () => orders.reduce(addOrder, sumsOfNone());

  test('is stored in whole cents, with every status and the greatest number', () => {
    const sums = sum();
    expect(storedSums(sums)).toEqual({
      numerodopedido: 3,
      totalorcamento: 10.4,
      resumopedidos: {
        Pendente: one,
        Aprovado: { quantidade: 2, centavos: 30 },
        Excluido: none,
        pedido: 3,
      },
      resumovendedores: {
        ana: { Pendente: one, Aprovado: { quantidade: 1, centavos: 20 }, Excluido: none },
        beto: { Pendente: none, Aprovado: { quantidade: 1, centavos: 10 }, Excluido: none },
      },
      resumomeses: {
        '11-2026': { Pendente: one, Aprovado: { quantidade: 2, centavos: 30 }, Excluido: none },
      },
    });
    expect(sums.orders).toBe(3);
  });

  test('is what their moves add up to', () => {
    const sums = sum();
    const moves = orders.flatMap((each) => sumMoves(null, each));
    const count = (path: string) =>
      moves.filter((move) => move.path === path).reduce((sum, { by }) => sum + by.quantidade, 0);
    expect(count('resumomeses/11-2026/Aprovado')).toBe(sums.months['11-2026']?.Aprovado.quantidade);
    expect(count('resumovendedores/ana/Aprovado')).toBe(sums.sellers['ana']?.Aprovado.quantidade);
    expect(count('resumopedidos/Aprovado')).toBe(sums.all.Aprovado.quantidade);
  });
});
