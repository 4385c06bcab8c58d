// @vitest-environment jsdom
import readXlsx from 'read-excel-file/node';
import { expect, it } from 'vitest';

import { takeSavedFiles } from '../../../../tests/support/dom/saved-files';
import { saveXlsxTemplate } from './templates';

it('§2 Pedido rápido: the XLSX template is one sheet with two column headings', async () => {
  const saved = takeSavedFiles();
  await saveXlsxTemplate();
  const [{ file, name } = { file: new Blob(), name: '' }] = saved;
  expect(name).toBe('pedido-rapido.xlsx');
  expect(await readXlsx(Buffer.from(await file.arrayBuffer()))).toEqual([
    { sheet: 'Pedido', data: [['Código', 'Quantidade']] },
  ]);
});
