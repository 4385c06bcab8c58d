import { read, type CellObject, type WorkSheet } from '@e965/xlsx';

import { FileRefused, maxCells, maxRows, type ReadFile, type Sheet } from './sheets';

/** The visible sheets of a workbook from Excel or LibreOffice. A formula is read as its stored value. */
export function parseWorkbook(bytes: Uint8Array<ArrayBuffer>): ReadFile {
  const { SheetNames: names, Sheets: sheets, Workbook: about } = openWorkbook(bytes);
  const isHidden = (at: number) => (about?.Sheets?.[at]?.Hidden ?? 0) > 0;
  const read = names.map((name, at) => ({ name, sheet: sheets[name], hidden: isHidden(at) }));
  return {
    kind: 'sheets',
    sheets: read.flatMap(({ name, sheet, hidden }) =>
      sheet && !hidden ? [{ name, ...rowsOf(sheet) }] : [],
    ),
    hidden: read.filter(({ hidden }) => hidden).map(({ name }) => name),
  };
}

function openWorkbook(bytes: Uint8Array<ArrayBuffer>) {
  try {
    return read(bytes, {
      ...{ dense: true, cellDates: true, UTC: true, cellNF: true, cellStyles: true },
      ...{ cellFormula: false, cellHTML: false },
    });
  } catch (error) {
    if (/password|encrypt/i.test(String(error))) throw new FileRefused('protected');
    console.error('A workbook could not be read', error);
    throw new FileRefused('damaged');
  }
}

type Rows = readonly (readonly (CellObject | undefined)[] | undefined)[];

function rowsOf(sheet: WorkSheet): Pick<Sheet, 'rows' | 'hidden'> {
  const cells = (sheet['!data'] ?? []) as Rows;
  if (cells.length > maxRows) throw new FileRefused('tooManyRows');
  let room = maxCells;
  const rows = Array.from(cells, (row) => {
    room -= row?.length ?? 0;
    if (room < 0) throw new FileRefused('tooBig');
    return Array.from(row ?? [], textOf);
  });
  const hidden = rows.flatMap((row, at) =>
    sheet['!rows']?.[at]?.hidden && row.some((cell) => cell !== '') ? [at] : [],
  );
  return { rows, hidden };
}

/** A cell as a person in Brazil reads it: 2.5 is '2,5', and 123 with the format 000000 is '000123'. */
function textOf(cell: CellObject | undefined): string {
  if (cell?.v === undefined) return '';
  if (cell.t === 'e') return cell.w ?? '#ERRO!';
  if (cell.v instanceof Date) return dateText(cell.v);
  if (typeof cell.v !== 'number') return String(cell.v).trim();
  if (Number.isInteger(cell.v) && isCodeFormat(cell.z)) return (cell.w ?? String(cell.v)).trim();
  // Fifteen digits like Excel, because computed values have rounding errors.
  return String(Number(cell.v.toPrecision(15))).replace('.', ',');
}

function dateText(date: Date): string {
  const options = { timeZone: 'UTC' };
  // A time without a date is stored on the day before Excel's first day.
  return date.getUTCFullYear() < 1900
    ? date.toLocaleTimeString('pt-BR', options)
    : date.toLocaleDateString('pt-BR', options);
}

/** A format that shows all digits, perhaps with signs between them: 000000, 00-000 or "PN-"0000. */
function isCodeFormat(format: CellObject['z']): boolean {
  if (typeof format !== 'string') return false;
  const [positive = ''] = format.split(';');
  const literals = /"[^"]*"|\\.|[-/() ]/g;
  const digits = positive.replace(literals, '');
  return /^0+$/.test(digits) && (digits.length > 1 || digits !== positive);
}
