import { byteOrderMark, csvLine, csvType } from '../../../domain/words/table/csv';
import type { SheetColumn } from '../write-xlsx/xlsx-workbook';
import type { Value } from './table-file';

/** Characters that a part of the file holds at least. */
const partSize = 1_000_000;

/** A CSV that becomes parts of a Blob as it grows: the browser keeps them outside of the script's memory. */
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
