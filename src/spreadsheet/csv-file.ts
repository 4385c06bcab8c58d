import Papa from 'papaparse';

/** A CSV as Excel opens it in Brazil. What a spreadsheet would take for a formula becomes a text; a number stays one. */
export function csvFile(rows: readonly (readonly string[])[]): Blob {
  const text = Papa.unparse(rows as string[][], {
    delimiter: ';',
    newline: '\r\n',
    escapeFormulae: /^\s*[=+@＝＋－＠]|^\s*-(?![\d.,]+$)|^[\t\r\n]/,
  });
  return new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv;charset=utf-8' });
}
