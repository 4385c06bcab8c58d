import readXlsx from 'read-excel-file/node';
import { describe, expect, it, vi } from 'vitest';

import { aLine, anOrder } from '../order-for-tests';
import { exportColumns, exportRows } from './export-columns';
import { csvLine } from '../../../../domain/csv';
import { mostSheetRows, newExportFile, TooManyRows } from './export-file';

vi.mock('./write-sheet', async () => ({ writeSheet: (await import('./xlsx')).xlsxOf }));

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

async function bytesOf(...[content, format]: Parameters<typeof newExportFile>) {
  const file = newExportFile(content, format);
  file.add([order]);
  return Buffer.from(await (await file.finish()).arrayBuffer());
}

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

  it.each(['=1', '+1', '-1', '@A1', '\t=1', '\r=1', ' =1', '\n@x', '＝1'])(
    'makes a text of %j',
    (text) => {
      expect(csvLine([text], []).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it.each(['CAMARA 29', "D'AGUA", '29x2', '1=2'])('leaves %j alone', (text) => {
    expect(csvLine([text], [])).toBe(`${text}\r\n`);
  });
});

describe('§2 /pedidos: orders as an XLSX', () => {
  it('has numbers, dates and texts as such', async () => {
    const [sheet] = await readXlsx(await bytesOf('lines', 'xlsx'));
    const [titles, first, second] = sheet?.data ?? [];
    expect(titles).toEqual(exportColumns.lines.map(({ label }) => label));
    expect(first?.slice(0, 2)).toEqual([12, new Date('2026-03-05T00:00:00Z')]);
    expect(first?.slice(8, 9)).toEqual(['=1+1']);
    expect(second?.slice(11, 16)).toEqual(['008', '+CAMARA', 2, 0.5, 1]);
  });

  it('takes no more rows than a phone has room for', () => {
    const file = newExportFile('orders', 'xlsx');
    const orders = Array.from({ length: mostSheetRows }, () => order);
    file.add(orders);
    expect(() => file.add([order])).toThrow(TooManyRows);
  });
});

it('has a value for each column', () => {
  for (const content of ['orders', 'lines'] as const) {
    for (const row of exportRows(order, content)) {
      expect(row).toHaveLength(exportColumns[content].length);
    }
  }
});
