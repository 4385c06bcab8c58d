import { csvBlob, csvLine } from '../../../../domain/words/table/csv';
import { saveFile } from '../../../ui/export/save-file';

const headings = ['Código', 'Quantidade'];
const fileName = 'pedido-rapido';

/** An empty CSV that Excel opens with its accents. */
export function saveCsvTemplate(): void {
  saveFile(csvBlob([csvLine(headings)]), `${fileName}.csv`);
}

/** An empty XLSX; its writer is loaded when somebody wants one. */
export async function saveXlsxTemplate(): Promise<void> {
  const { xlsxFile } = await import('../../../spreadsheet/write-xlsx/xlsx-file');
  const columns = headings.map((label) => ({ label, kind: 'text' as const, width: 16 }));
  saveFile(xlsxFile('Pedido', columns).finish(), `${fileName}.xlsx`);
}
