import { csvBlob, csvLine } from '../../../../domain/words/table/csv';
import { saveFile } from '../../../ui/export/save-file';

const headings = ['Código', 'Quantidade'];
const fileName = 'pedido-rapido';

/** Saves an empty CSV. Excel opens it with correct accents. */
export function saveCsvTemplate(): void {
  saveFile(csvBlob([csvLine(headings)]), `${fileName}.csv`);
}

/** Saves an empty XLSX. The writer's code loads with the first click. */
export async function saveXlsxTemplate(): Promise<void> {
  const { xlsxFile } = await import('../../../spreadsheet/write-xlsx/xlsx-file');
  const columns = headings.map((label) => ({ label, kind: 'text' as const, width: 16 }));
  saveFile(xlsxFile('Pedido', columns).finish(), `${fileName}.xlsx`);
}
