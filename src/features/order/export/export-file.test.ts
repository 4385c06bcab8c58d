import readXlsx from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';

import { cartTotal } from '../../../../domain/cart/cart';
import { addUpLines } from '../../../../domain/order/lines';
import { csvLine } from '../../../../domain/words/table/csv';
import { toCents } from '../../../../domain/words/money';
import { aLine, anOrder } from '../../../../tests/support/data/an-order';
import { newTableFile, type FileFormat } from '../../../spreadsheet/table-file/table-file';
import { xlsxFile } from '../../../spreadsheet/write-xlsx/xlsx-file';
import type { Order } from '../../../../domain/order/order';
import { exportTable, type ExportContent } from './export-columns';

const none = { terms: false, discounts: false };

const order = anOrder({
  criadopor: { uid: 'rafael', nome: 'Rafael Moreira' },
  referencia: '=1+1',
  observacao: 'Entregar "hoje";\nsem falta',
  itens: [aLine(), aLine({ CD_PRODUTO: '008', DESCRICAO: '+CAMARA', preco_venda: 0.5 })],
});
const head = [
  ...['Pedido', 'Data', 'Hora', 'Status', 'Cliente', 'CNPJ', 'Cidade', 'Estado'],
  ...['Ref. cliente', 'Vendedor', 'Feito por'],
];
const start = [
  ...['12', '05/03/2026', '10:22:01', 'Pendente', 'CICLO ANTUNES COMÉRCIO DE PEÇAS LTDA'],
  ...['12.345.678/0001-95', 'SÃO PAULO', 'SP', "'=1+1", 'Rafael Moreira', 'Rafael Moreira'],
];

function fileOf(content: ExportContent, format: FileFormat, orders: readonly Order[]) {
  const file = newTableFile(
    { sheet: 'Pedidos', columns: exportTable(content, none).columns },
    format,
  );
  for (const row of orders.flatMap((each) => exportTable(content, none).rowsOf(each)))
    file.add(row);
  return file.finish().arrayBuffer();
}

const bytesOf = async (content: ExportContent, format: FileFormat) =>
  Buffer.from(await fileOf(content, format, [order]));

describe('§2 /pedidos: orders as a CSV', () => {
  it('has a byte order mark, semicolons, decimal commas and quoted notes', async () => {
    expect((await bytesOf('orders', 'csv')).toString()).toBe(
      `\uFEFF${[...head, 'Itens', 'Total', 'Observação'].join(';')}\r\n` +
        `${[...start, '2', '179,80', '"Entregar ""hoje"";\nsem falta"'].join(';')}\r\n`,
    );
  });

  it('has a row for each line', async () => {
    const [, ...rows] = (await bytesOf('lines', 'csv')).toString().trimEnd().split('\r\n');
    expect(rows).toEqual([
      [...start, '1034', 'PNEU 29X2.10 VERCELLI', '2', '89,90', '179,80', ''].join(';'),
      [...start, '008', "'+CAMARA", '2', '0,50', '1,00', ''].join(';'),
    ]);
  });

  it.each([
    '=1',
    '+1',
    '-1+1',
    '@A1',
    '\t=1',
    '\r=1',
    ' =1',
    '\n@x',
    '＝1',
    '\u200b=1',
    '\u0000=1',
    '\u3164=1',
    '\u2800\u200b=1',
    '\ufe0f@x',
  ])('makes %j a text', (text) => {
    expect(csvLine([text], []).replace(/^"/, '')).toMatch(/^'/);
  });

  it.each(['CAMARA 29', "D'AGUA", '29x2', '1=2'])('leaves %j alone', (text) => {
    expect(csvLine([text], [])).toBe(`${text}\r\n`);
  });
});

describe('§2 /pedidos: orders as an XLSX', () => {
  it('stores numbers, dates and texts with their types', async () => {
    const [sheet] = await readXlsx(await bytesOf('lines', 'xlsx'));
    const [titles, first, second] = sheet?.data ?? [];
    expect(titles).toEqual(exportTable('lines', none).columns.map(({ label }) => label));
    expect(first?.slice(0, 2)).toEqual([12, new Date('2026-03-05T00:00:00Z')]);
    expect(first?.slice(8, 9)).toEqual(['=1+1']);
    expect(second?.slice(11, 16)).toEqual(['008', '+CAMARA', 2, 0.5, 1]);
  });

  it.each(['=1+1', ' à direita ', 'a & b <c>', '_x0041_', 'uma\nlinha', 'longo '.repeat(30)])(
    'keeps the text %j',
    async (text) => {
      const file = xlsxFile('Pedidos', [{ label: '<&>', kind: 'text', width: 10 }]);
      file.add([text]);
      const sheets = await readXlsx(Buffer.from(await file.finish().arrayBuffer()), {
        trim: false,
      });
      expect(sheets[0]?.data).toEqual([['<&>'], [text]]);
    },
  );

  it('continues in another sheet when one is full', async () => {
    const file = xlsxFile('Pedidos', [{ label: 'Itens', kind: 'whole', width: 8 }], 3);
    for (const number of [1, 2, 3, 4, 5]) file.add([number]);
    const sheets = await readXlsx(Buffer.from(await file.finish().arrayBuffer()));
    expect(sheets.map(({ sheet, data }) => [sheet, ...data.flat()])).toEqual([
      ['Pedidos', 'Itens', 1, 2],
      ['Pedidos 2', 'Itens', 3, 4],
      ['Pedidos 3', 'Itens', 5],
    ]);
  });

  it("has the orders' total, split into any number of parts", async () => {
    const orders = Array.from({ length: 2_000 }, (_, at) =>
      anOrder({
        numerodopedido: at + 1,
        itens: [aLine({ preco_venda: 0.1 }), aLine({ preco_venda: at / 100 })],
      }),
    );
    const [sheet] = await readXlsx(Buffer.from(await fileOf('lines', 'xlsx', orders)));
    const totals = sheet?.data.slice(1).map((row) => toCents(Number(row[15])));
    expect(totals).toHaveLength(4_000);
    expect(totals?.reduce((sum, cents) => sum + cents, 0)).toBe(
      orders.reduce((sum, { itens }) => sum + toCents(cartTotal(itens)), 0),
    );
  });
});

it('has columns for the terms if they are asked for', () => {
  const asked = { ...order, condicoes: { pagamento: 'À vista', frete: '1' } };
  const { columns, rowsOf } = exportTable('orders', { ...none, terms: true });
  expect(columns.slice(-4).map(({ label }) => label)).toEqual([
    ...['Pagamento', 'Frete', 'Transportadora', 'Entrega em'],
  ]);
  expect(rowsOf(asked)[0]?.slice(-4)).toEqual([
    ...['À vista', 'FOB, por conta do destinatário', '', ''],
  ]);
  expect(
    exportTable('lines', { ...none, terms: true }).columns.map(({ label }) => label),
  ).toContain('Entrega em');
});

it('has columns for discounts if an order of the file has one, beside the net price', () => {
  const [first] = order.itens;
  const itens = addUpLines([
    { ...aLine(), preco_venda: 10, desconto: 12.5 },
    ...[first ?? aLine()],
  ]);
  const discounted = { ...order, itens, desconto: { ate: 12.5, motivo: 'fechamento' } };
  const { columns, rowsOf } = exportTable('lines', { ...none, discounts: true });
  const at = (label: string) => columns.findIndex((column) => column.label === label);
  const labels = ['Preço unitário', 'Preço de tabela', 'Desconto %', 'Motivo do desconto'];
  expect(rowsOf(discounted).map((row) => labels.map((label) => row[at(label)]))).toEqual([
    [8.75, 10, 12.5, 'fechamento'],
    [89.9, 89.9, 0, 'fechamento'],
  ]);
  for (const label of labels.slice(1)) {
    expect(exportTable('lines', none).columns.map((column) => column.label)).not.toContain(label);
  }
});

it('has a value for each column', () => {
  for (const content of ['orders', 'lines'] as const) {
    for (const row of exportTable(content, none).rowsOf(order)) {
      expect(row).toHaveLength(exportTable(content, none).columns.length);
    }
  }
});
