import { csvBlob, csvLine } from '../../../../domain/words/csv';
import { saveFile } from '../../../ui/hooks/save-file';

const headings = ['Código', 'Quantidade'];
const fileName = 'pedido-rapido';

/** An empty CSV that Excel opens with its accents. */
export function saveCsvTemplate(): void {
  saveFile(csvBlob([csvLine(headings)]), `${fileName}.csv`);
}

/** An empty XLSX; its writer is loaded when somebody wants one. */
export async function saveXlsxTemplate(): Promise<void> {
  const { default: writeXlsx } = await import('write-excel-file/browser');
  const row = headings.map((value) => ({ value, fontWeight: 'bold' as const }));
  const blob = await writeXlsx([row], {
    sheet: 'Pedido',
    columns: [{ width: 16 }, { width: 14 }],
    stickyRowsCount: 1,
  }).toBlob();
  saveFile(blob, `${fileName}.xlsx`);
}
