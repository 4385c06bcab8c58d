import { expect, test } from 'vitest';

import { machineOrder } from './machine-order';

const at = new Date(Date.UTC(2026, 10, 20, 15, 30));
const row = { numeropedido: 7, status: 'Pendente', total_centavos: 5970, criadoem: at };
const line = { CD_PRODUTO: '1006', DESCRICAO: 'CÂMARA', preco_venda: 19.9, quantity: 3 };
const machineOrderOf = (pedido: object) =>
  machineOrder({ ...row, aprovadoem: null, mudouem: at, pedido });

test('a number that can’t be read is null, and a text is empty', () => {
  const { itens, cliente, vendedor } = machineOrderOf({
    vendedor: 12,
    cliente: { nome: 'Ana', cod: 'x' },
    itens: [line, null, { ...line, preco_venda: 'caro' }, 'PNEU'],
  });
  expect(vendedor).toEqual({ uid: '', nome: '' });
  expect(cliente).toMatchObject({ nome: 'Ana', codigo: null, cnpj: '' });
  const numbers = itens.map(({ quantidade, preco_venda, total }) => [
    quantidade,
    preco_venda,
    total,
  ]);
  expect(numbers).toEqual([
    [3, 19.9, 59.7],
    [3, null, null],
    [null, null, null],
  ]);
});

test('the terms are there if the quote has any', () => {
  const condicoes = { pagamento: 'À vista', frete: '9', entrega: '2026-12-01' };
  expect(machineOrderOf({ condicoes }).condicoes).toEqual(condicoes);
  expect(machineOrderOf({})).not.toHaveProperty('condicoes');
});

test('a discount comes with the list price, the net price and its reason', () => {
  const reduced = { ...line, desconto: 12.5 };
  const pedido = {
    itens: [reduced, line, { ...line, desconto: 'muito' }],
    desconto: { ate: 12.5, motivo: 'Feira' },
  };
  const { itens, motivodesconto } = machineOrderOf(pedido);
  expect(motivodesconto).toBe('Feira');
  const [first, second, third] = itens;
  expect(first).toMatchObject({ preco_venda: 19.9, desconto: 12.5, preco_liquido: 17.41 });
  expect(first?.total).toBe(52.23);
  expect(second).toMatchObject({ preco_venda: 19.9, total: 59.7 });
  expect(second).not.toHaveProperty('desconto');
  expect(third).toMatchObject({ desconto: null, preco_liquido: null, total: null });
  expect(machineOrderOf({ ...pedido, itens: [line] })).not.toHaveProperty('motivodesconto');
});

test('a customer that can’t be read has no code', () => {
  expect(machineOrderOf({ cliente: 'Ana' }).cliente).toMatchObject({ uid: '', codigo: null });
});
