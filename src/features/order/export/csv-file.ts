import { byteOrderMark, csvLine, csvType } from '../../../../domain/words/csv';
import type { ExportColumn } from './export-columns';
import type { RowFile } from './export-file';

/** Characters that a part of the file holds at least. */
const partSize = 1_000_000;

/** A CSV that becomes parts of a Blob as it grows: the browser keeps them outside of the script's memory. */
export function csvFile(columns: readonly ExportColumn[]): RowFile {
  const parts: Blob[] = [];
  const titles = columns.map(({ label }) => label);
  let text = byteOrderMark + csvLine(titles, columns);

  function flush() {
    parts.push(new Blob([text]));
    text = '';
  }

  return {
    add: (values) => {
      text += csvLine(values, columns);
      if (text.length >= partSize) flush();
    },
    finish: () => {
      flush();
      return new Blob(parts, { type: csvType });
    },
  };
}
