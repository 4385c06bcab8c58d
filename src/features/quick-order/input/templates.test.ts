import readXlsx from 'read-excel-file/node';
import { expect, it, vi } from 'vitest';

import { saveFile } from '../../../ui/export/save-file';
import { saveXlsxTemplate } from './templates';

vi.mock('../../../ui/export/save-file', () => ({ saveFile: vi.fn() }));

it('§2 Pedido rápido: the XLSX template is one sheet with two column headings', async () => {
  await saveXlsxTemplate();
  const [file = new Blob(), name] = vi.mocked(saveFile).mock.lastCall ?? [];
  expect(name).toBe('pedido-rapido.xlsx');
  expect(await readXlsx(Buffer.from(await file.arrayBuffer()))).toEqual([
    { sheet: 'Pedido', data: [['Código', 'Quantidade']] },
  ]);
});
