import { byteOrderMark, csvLine, csvType } from '../../../domain/words/table/csv';
import type { SheetColumn } from '../write-xlsx/xlsx-workbook';
import type { Value } from './table-file';

/** Minimum number of characters in a part of the file. */
const partSize = 1_000_000;

/** A CSV written into parts of a Blob, which the browser keeps outside the script's memory. */
export function csvFile(columns: readonly SheetColumn[]) {
  const parts: Blob[] = [];
  const titles = columns.map(({ label }) => label);
  let text = byteOrderMark + csvLine(titles, columns);

  function flush() {
    parts.push(new Blob([text]));
    text = '';
  }

  return {
    add: (values: readonly Value[]) => {
      text += csvLine(values, columns);
      if (text.length >= partSize) flush();
    },
    finish: (): Blob => {
      flush();
      return new Blob(parts, { type: csvType });
    },
  };
}
