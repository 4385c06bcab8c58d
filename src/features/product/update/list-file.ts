import { mostListBytes, mostListLines } from '../../../../domain/product/list';
import {
  columnWords,
  findHeading,
  listColumns,
  type ListColumns,
} from '../../../../domain/product/list-heading';
import { plainCell } from '../../../../domain/words/table/csv';
import { readDelimited, rowProblem } from '../../../../domain/words/table/delimited';
import { readFile } from '../../../spreadsheet/read-file';
import {
  FileRefused,
  faultWords as generalWords,
  mostRows,
  type FileFault,
  type Sheet,
} from '../../../spreadsheet/sheets';

/**
 * Why a list's file is refused. A part of the file isn't enough, because products that it lacks would leave
 * the catalogue.
 */
const faultWords: Record<FileFault, string> = {
  ...generalWords,
  tooManyRows: tooLong(`mais de ${mostRows.toLocaleString('pt-BR')}`),
};

/** A file with a list, and the sheet that holds it. */
export interface ListFile {
  name: string;
  sheets: Sheet[];
  /** Names of hidden sheets, which are not read. */
  hidden: string[];
  place: number;
}

/** Why a file is no list. The message is a sentence for the person. */
export class NoList extends Error {}

/** Reads a CSV or XLSX file and takes the first sheet with the columns of a list. Throws NoList. */
export async function readListFile(file: File, signal: AbortSignal): Promise<ListFile> {
  const read = await readFile(file, signal).catch((error: unknown) => {
    if (error instanceof FileRefused) throw new NoList(faultWords[error.fault]);
    throw error;
  });
  const { sheets, hidden } = read.kind === 'text' ? sheetOfText(file.name, read.text) : read;
  const good = sheets.findIndex(({ rows }) => {
    const heading = findHeading(rows);
    return heading && heading.problem === undefined;
  });
  return { name: file.name, sheets, hidden, place: Math.max(good, 0) };
}

/** A text file, which a database may save with tabs between columns. */
function sheetOfText(name: string, text: string): Pick<ListFile, 'sheets' | 'hidden'> {
  return { sheets: [{ name, hidden: [], ...readDelimited(text) }], hidden: [] };
}

/** How many hidden rows of the sheet are not read. */
export function hiddenRows({ sheets, place }: ListFile): number {
  return sheets[place]?.hidden.length ?? 0;
}

/** The same file with its hidden rows. */
export function withHiddenRows(file: ListFile): ListFile {
  return { ...file, sheets: file.sheets.map((sheet) => ({ ...sheet, hidden: [] })) };
}

/** 'Códigos sem os sinais da planilha: ="00123" → 00123.' */
export function cleanedWords({ sheets, place }: ListFile): string | undefined {
  const rows = sheets[place]?.rows ?? [];
  const heading = findHeading(rows);
  const column = heading?.columns.CD_PRODUTO;
  if (column === undefined) return undefined;
  const codes = rows.slice((heading?.at ?? 0) + 1).map((row) => row[column] ?? '');
  const cleaned = codes.filter((code) => plainCell(code) !== code);
  const shown = cleaned.slice(0, 3).map((code) => `${code} → ${plainCell(code)}`);
  if (shown.length === 0) return undefined;
  const more = cleaned.length > shown.length ? ` e mais ${cleaned.length - shown.length}` : '';
  return `Códigos lidos sem os sinais da planilha: ${shown.join(', ')}${more}.`;
}

/** The rows for the endpoint: only the list's columns, at their row numbers. Throws NoList. */
export function rowsToSend({ sheets, place }: ListFile): string[][] {
  const sheet = sheets[place] ?? { rows: [], hidden: [] };
  const hidden = new Set(sheet.hidden);
  const rows = sheet.rows.map((row, line) => (hidden.has(line) ? [] : row));
  if (rows.length > mostListLines) throw new NoList(tooLong(rows.length.toLocaleString('pt-BR')));
  const heading = findHeading(rows);
  if (!heading) throw new NoList(faultWords.empty);
  if (heading.problem !== undefined) {
    throw new NoList(`A lista não foi lida: ${heading.problem}. Nada foi conferido.`);
  }
  const { at, columns } = heading;
  const places = Object.values(columns);
  const sent = rows.map((row, line) => {
    if (line < at) return [];
    if (line === at) return Object.keys(columns);
    const problem = rowProblem(sheet, line, at);
    return [...places.map((column) => row[column] ?? ''), ...(problem ? [problem] : [])];
  });
  // Characters of JSON. The margin is for escaped quotes and for accents of two bytes.
  const length = sent.reduce((sum, row) => sum + row.join('","').length + 4, 0);
  if (length > 0.8 * mostListBytes) throw new NoList(faultWords.tooBig);
  return sent;
}

function tooLong(count: string): string {
  const most = mostListLines.toLocaleString('pt-BR');
  return `A lista tem ${count} linhas, e o limite é ${most}. Nada foi conferido. Deixe nela só os produtos ativos.`;
}

/** 'Código: coluna "COD", …', and the columns that are not read. */
export function columnsRead({ sheets, place }: ListFile): string {
  const rows = sheets[place]?.rows ?? [];
  const heading = findHeading(rows);
  const columns: ListColumns = heading?.columns ?? {};
  const cells = rows[heading?.at ?? 0] ?? [];
  const read = listColumns.flatMap((column) => {
    const at = columns[column];
    return at === undefined ? [] : [`${columnWords[column]} ("${cells[at]?.trim() ?? ''}")`];
  });
  const taken = new Set(Object.values(columns));
  const others = cells.filter((cell, at) => cell.trim() !== '' && !taken.has(at));
  const rest = others.length > 0 ? ` Não lidas: ${others.join(', ')}.` : '';
  return `Colunas lidas: ${read.join(', ')}.${rest}`;
}
