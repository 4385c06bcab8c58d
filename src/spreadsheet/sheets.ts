import type { Table } from '../../domain/words/table/delimited';

/** The content of a person's file. */
export type ReadFile =
  | { kind: 'text'; text: string }
  | {
      kind: 'sheets';
      sheets: Sheet[];
      /** Names of hidden sheets, which are not read. */
      hidden: string[];
    };

/** A sheet that isn't empty. */
export interface Sheet extends Table {
  name: string;
  /** Indexes of rows that the file hides. */
  hidden: readonly number[];
}

/** Why a file could not be read. */
export type FileFault =
  | 'empty'
  | 'tooBig'
  | 'tooManyRows'
  | 'tooMuchText'
  | 'protected'
  | 'webPage'
  | 'notSpreadsheet'
  | 'damaged'
  | 'tooLong';

export class FileRefused extends Error {
  constructor(readonly fault: FileFault) {
    super(`The file was refused: ${fault}`);
  }
}

/** Bytes of a file, and of its unpacked content: 50,000 rows take 0.6 and 4 MB. */
export const maxFileBytes = 10_000_000;
export const maxUnpackedBytes = 80_000_000;
export const maxRows = 100_000;
/** Cells of a sheet, including empty ones before the last cell of each row. */
export const maxCells = 20_000_000;
/** Excel's own limits: rows and columns of a sheet, and characters of a cell. */
export const maxExcelRows = 1_048_576;
export const maxExcelColumns = 16_384;
export const maxCellLength = 32_767;
/** Characters of all cells together. A text shared by many cells counts for each of them. */
export const maxCharacters = 40_000_000;

/** Sentences for the person. A screen may replace them if its own limits are lower. */
export const faultWords: Record<FileFault, string> = {
  empty: 'O arquivo está vazio.',
  tooBig: 'O arquivo passa de 10 MB. Deixe nele só as colunas necessárias.',
  tooManyRows: 'O arquivo tem mais de 100.000 linhas. Divida-o e envie de novo.',
  tooMuchText: 'O arquivo tem texto demais. Deixe nele só as colunas necessárias.',
  protected: 'A planilha tem senha. Abra-a no Excel, tire a senha, salve e envie de novo.',
  webPage:
    'O arquivo é uma página da internet com nome de planilha. Abra-o no Excel, salve como .xlsx e envie de novo.',
  notSpreadsheet: 'O arquivo não é uma planilha. Envie um arquivo CSV, XLSX, XLS ou ODS.',
  damaged: 'A planilha está danificada e não pôde ser lida. Salve-a de novo no Excel ou como CSV.',
  tooLong: 'A planilha demorou demais para ser lida. Deixe nela só as colunas necessárias.',
};
