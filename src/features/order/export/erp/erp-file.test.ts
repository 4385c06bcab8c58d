import { expect, it } from 'vitest';

import { aLine, anOrder } from '../../../../../tests/support/data/an-order';
import { erpFile } from './erp-file';

const order = anOrder({
  status: 'Aprovado',
  referencia: '=4500',
  historico: {
    a: {
      ...{ campo: 'status', de: 'Pendente', para: 'Aprovado', por: { uid: 'ana' } },
      em: Date.parse('2026-03-06T12:30:05Z'),
    },
  },
  itens: [aLine(), aLine({ CD_PRODUTO: '008', DESCRICAO: 'CAMARA', preco_venda: 0.5 })],
});

it('§2 /pedidos: the file for the ERP has one row per line, in documented columns', async () => {
  const text = await erpFile([order], new Map([['rafael', 3]]), false).text();
  const head =
    '12;05/03/2026;10:22:01;06/03/2026;09:30:05;7;12345678000195;CICLO ANTUNES COMÉRCIO DE PEÇAS LTDA;3;Rafael Moreira';
  expect(text.trimEnd().split('\r\n')).toEqual([
    'pedido;data;hora;aprovado_data;aprovado_hora;cliente_codigo;cliente_cnpj;cliente_empresa;vendedor_codigo;vendedor_nome;item;produto_codigo;produto_nome;quantidade;preco_unitario;total_item;ref_cliente;observacao_pedido;observacao_item',
    `${head};1;1034;PNEU 29X2.10 VERCELLI;2;89,90;179,80;'=4500;;`,
    `${head};2;008;CAMARA;2;0,50;1,00;'=4500;;`,
  ]);
});

it('§2 /pedidos: the file for the ERP has the terms at the end if they are asked for', async () => {
  const condicoes = { pagamento: 'Boleto 28/35', frete: '0', entrega: '2026-03-10' };
  const text = await erpFile([{ ...order, condicoes }], new Map(), true).text();
  const [head, row] = text.split('\r\n');
  expect(head).toMatch(/;observacao_item;pagamento;frete;transportadora;entrega_em$/);
  expect(row).toMatch(/;'=4500;;;Boleto 28\/35;0;;10\/03\/2026$/);
});

it('§2 /pedidos: the file for the ERP has net prices, with list price, percent and reason at the end', async () => {
  const [line] = order.itens;
  const itens = [aLine({ desconto: 12.5 }), line ?? aLine()];
  const discounted = anOrder({ itens, desconto: { ate: 12.5, motivo: 'fechamento' } });
  const text = await erpFile([order, discounted], new Map(), false).text();
  const [head, first, , third] = text.split('\r\n');
  expect(head).toMatch(/;observacao_item;preco_tabela;desconto_percentual;motivo_desconto$/);
  expect(first).toMatch(/;89,90;179,80;'=4500;;;89,90;0,00;$/);
  expect(third).toMatch(/;78,66;157,32;;;;89,90;12,50;fechamento$/);
});

it('§2 /pedidos: a seller without a record has no code in the file for the ERP', async () => {
  const text = await erpFile([order], new Map(), false).text();
  expect(text).toContain(';;Rafael Moreira;');
});
