import { unzipSync, zipSync } from 'fflate';
import readXlsx from 'read-excel-file/web-worker';

import { FileRefused, mostCells, mostRows, mostUnpackedBytes, type ReadFile } from './sheets';

/** The visible sheets of an XLSX; a formula is its stored value. */
export async function parseXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<ReadFile> {
  const files = unpack(bytes);
  const workbook = files['xl/workbook.xml'];
  if (!workbook) throw new FileRefused('mimetype' in files ? 'openDocument' : 'notSpreadsheet');
  refuseFarCells(files);
  const hiddenAt = hiddenSheets(new TextDecoder().decode(workbook));
  const sheets = await readSheets(files);
  return {
    kind: 'sheets',
    sheets: sheets
      .filter((_, at) => !hiddenAt.has(at))
      .map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(asText)) })),
    hidden: sheets.filter((_, at) => hiddenAt.has(at)).map(({ sheet }) => sheet),
  };
}

function unpack(bytes: Uint8Array<ArrayBuffer>): Record<string, Uint8Array> {
  let room = mostUnpackedBytes;
  try {
    return unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!/\.(xml|rels)$|^mimetype$/.test(name)) return false;
        room -= originalSize;
        if (room < 0) throw new FileRefused('tooBig');
        return true;
      },
    });
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    console.error('A file that begins like a ZIP could not be unpacked', error);
    throw new FileRefused('damaged');
  }
}

/** One cell in the last corner of a sheet would take more memory than there is. */
function refuseFarCells(files: Record<string, Uint8Array>): void {
  const sheets = Object.entries(files).filter(([name]) => name.startsWith('xl/worksheets/'));
  for (const [, bytes] of sheets) {
    let [lastRow, lastColumn] = [0, 0];
    for (const cell of new TextDecoder().decode(bytes).matchAll(/\sr="([A-Z]{1,3})(\d+)"/g)) {
      lastRow = Math.max(lastRow, Number(cell[2]));
      lastColumn = Math.max(lastColumn, columnNumber(cell[1] ?? ''));
    }
    if (lastRow * lastColumn > mostCells) {
      throw new FileRefused(lastRow > mostRows ? 'tooManyRows' : 'tooBig');
    }
  }
}

/** 1 for A, 27 for AA. */
function columnNumber(letters: string): number {
  return Array.from(letters).reduce((number, letter) => number * 26 + parseInt(letter, 36) - 9, 0);
}

/** Packed again uncompressed: large compressed parts need workers made of text, which our security policy refuses. */
async function readSheets(files: Record<string, Uint8Array>) {
  try {
    return await readXlsx(zipSync(files, { level: 0 }).buffer);
  } catch (error) {
    console.error('An XLSX could not be read', error);
    throw new FileRefused('damaged');
  }
}

/** The places of the sheets that are hidden. */
function hiddenSheets(workbook: string): Set<number> {
  const sheets = workbook.match(/<(?:\w+:)?sheet\s[^>]*>/g) ?? [];
  return new Set(sheets.flatMap((sheet, at) => (/\sstate="\w*[hH]idden"/.test(sheet) ? [at] : [])));
}

/** As Excel shows it in Brazil: 2.5 is '2,5'. */
function asText(cell: unknown): string {
  if (cell instanceof Date) return cell.toLocaleDateString('pt-BR', { timeZone: 'UTC' });
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  return typeof cell === 'string' || typeof cell === 'boolean' ? String(cell).trim() : '';
}
