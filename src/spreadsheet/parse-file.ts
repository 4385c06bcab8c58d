import Papa from 'papaparse';

import { parseXlsx } from './parse-xlsx';
import {
  FileRefused,
  longestCell,
  mostBytes,
  mostCharacters,
  mostColumns,
  mostRows,
  type ReadFile,
  type Sheet,
} from './sheets';

/** Reads a CSV, XLSX or text file by what is in it, whatever it is called; throws FileRefused. */
export async function parseFile(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<ReadFile> {
  if (bytes.length === 0) throw new FileRefused('empty');
  if (bytes.length > mostBytes) throw new FileRefused('tooBig');
  const packed = startsWith(bytes, [0x50, 0x4b]);
  const read = packed ? await parseXlsx(bytes) : readText(bytes, name);
  if (read.kind === 'text') return read;
  const sheets = read.sheets.filter(({ rows }) => rows.some(hasSomething));
  if (sheets.length === 0) throw new FileRefused('empty');
  if (sheets.some(({ rows }) => rows.length > mostRows)) throw new FileRefused('tooManyRows');
  refuseMuchText(sheets);
  return { ...read, sheets };
}

function refuseMuchText(sheets: readonly Sheet[]): void {
  let room = mostCharacters;
  for (const row of sheets.flatMap(({ rows }) => rows)) {
    for (const { length } of row) {
      room -= length;
      if (length > longestCell || room < 0) throw new FileRefused('tooMuchText');
    }
    if (row.length > mostColumns) throw new FileRefused('tooMuchText');
  }
}

const hasSomething = (row: readonly string[]) => row.some((cell) => cell.trim() !== '');

function readText(bytes: Uint8Array<ArrayBuffer>, name: string): ReadFile {
  // The old container of Office files, which also holds an XLSX that has a password.
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    const text = new TextDecoder('utf-16le').decode(bytes);
    const shifted = new TextDecoder('utf-16le').decode(bytes.subarray(1));
    const locked = [text, shifted].some((one) => one.includes('EncryptedPackage'));
    throw new FileRefused(locked ? 'protected' : 'oldExcel');
  }
  const text = decodeText(bytes);
  if (text === undefined) throw new FileRefused('notSpreadsheet');
  if (text.trim() === '') throw new FileRefused('empty');
  if (/^\s*</.test(text)) throw new FileRefused('webPage');
  if (/\.txt$/i.test(name)) return { kind: 'text', text };
  const sheet: Sheet = { name, rows: parseCsv(text) };
  return { kind: 'sheets', sheets: [sheet], hidden: [] };
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte);
}

/** Of equally likely separators the first: Excel writes ';' in Brazil, and ',' is in decimals. */
const separators = [';', '\t', '|', ','];

/** The cells of a CSV, whatever separates them; an empty line stays in its place. */
function parseCsv(text: string): string[][] {
  const rows = text.trimEnd();
  // Empty lines would count against every separator.
  const filled = rows.replace(/^\s*[\r\n]/gm, '');
  const { meta } = Papa.parse(filled, { delimitersToGuess: separators, preview: 100 });
  const { data } = Papa.parse<string[]>(rows, {
    delimiter: meta.delimiter,
    // One more tells that there are too many.
    preview: mostRows + 1,
  });
  return data.map((row) => row.map((cell) => cell.trim()));
}

/** No text has one of these; tabs, line breaks and what windows-1252 leaves free are others. */
const controlCharacter = /(?![\s\x7f-\x9f])\p{Cc}/u;

/** The text of a file in UTF-8, in UTF-16 with its mark, or in windows-1252, as Excel writes; undefined for no text. */
function decodeText(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const text = inUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes);
  return controlCharacter.test(text) ? undefined : text;
}

function inUtf8(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: every other text is readable as windows-1252.
    return undefined;
  }
}
