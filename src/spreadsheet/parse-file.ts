import { readDelimited } from '../../domain/words/table/delimited';
import { repack } from './unpack';
import {
  FileRefused,
  maxCellLength,
  maxFileBytes,
  maxCharacters,
  maxExcelColumns,
  maxRows,
  type ReadFile,
  type Sheet,
} from './sheets';

/** Reads a CSV, XLSX or text file by its content, not its name; throws FileRefused. */
export async function parseFile(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<ReadFile> {
  if (bytes.length === 0) throw new FileRefused('empty');
  if (bytes.length > maxFileBytes) throw new FileRefused('tooBig');
  const read = isWorkbook(bytes) ? await readWorkbook(bytes) : readText(bytes, name);
  if (read.kind === 'text') return read;
  const sheets = read.sheets.filter(({ rows }) => rows.some(hasSomething));
  if (sheets.length === 0) throw new FileRefused('empty');
  if (sheets.some(({ rows }) => rows.length > maxRows)) throw new FileRefused('tooManyRows');
  refuseMuchText(sheets);
  return { ...read, sheets };
}

function refuseMuchText(sheets: readonly Sheet[]): void {
  let room = maxCharacters;
  for (const row of sheets.flatMap(({ rows }) => rows)) {
    for (const { length } of row) {
      room -= length;
      if (length > maxCellLength || room < 0) throw new FileRefused('tooMuchText');
    }
    if (row.length > maxExcelColumns) throw new FileRefused('tooMuchText');
  }
}

const hasSomething = (row: readonly string[]) => row.some((cell) => cell.trim() !== '');

const isPacked = (bytes: Uint8Array) => startsWith(bytes, [0x50, 0x4b]);
/** The container of old Office files; an XLSX with a password is inside one too. */
const isContainer = (bytes: Uint8Array) =>
  startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const isWorkbook = (bytes: Uint8Array) => isPacked(bytes) || isContainer(bytes);

/** Loads the workbook library with the first workbook. */
async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<ReadFile> {
  if (isContainer(bytes)) {
    const text = new TextDecoder('utf-16le').decode(bytes);
    const shifted = new TextDecoder('utf-16le').decode(bytes.subarray(1));
    const locked = [text, shifted].some((one) => one.includes('EncryptedPackage'));
    if (locked) throw new FileRefused('protected');
  }
  const unpacked = isPacked(bytes) ? repack(bytes) : bytes;
  const { parseWorkbook } = await import('./parse-workbook');
  return parseWorkbook(unpacked);
}

function readText(bytes: Uint8Array<ArrayBuffer>, name: string): ReadFile {
  const text = decodeText(bytes);
  if (text === undefined) throw new FileRefused('notSpreadsheet');
  if (text.trim() === '') throw new FileRefused('empty');
  if (/^\s*</.test(text)) throw new FileRefused('webPage');
  if (/\.txt$/i.test(name)) return { kind: 'text', text };
  // One row more than allowed shows that there are too many.
  const sheet: Sheet = { name, hidden: [], ...readDelimited(text, maxRows + 1) };
  return { kind: 'sheets', sheets: [sheet], hidden: [] };
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte);
}

/** Control characters that no text file has. Excludes blanks, and the bytes that windows-1252 leaves unused. */
const controlCharacter = /(?![\s\x7f-\x9f])\p{Cc}/u;

/** Decodes UTF-8, UTF-16 with its mark, or windows-1252, as Excel writes; undefined if it is no text. */
function decodeText(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // DOS programs end a text with 0x1A.
  const end = bytes.findLastIndex((byte) => ![0x1a, 0x0a, 0x0d, 0x20].includes(byte)) + 1;
  const body = bytes.subarray(0, end);
  const text = inUtf8(body) ?? new TextDecoder('windows-1252').decode(body);
  return controlCharacter.test(text) ? undefined : text;
}

function inUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: any other text can be read as windows-1252.
    return undefined;
  }
}
