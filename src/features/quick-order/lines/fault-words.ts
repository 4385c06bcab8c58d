import { faultWords as generalWords, type FileFault } from '../../../spreadsheet/sheets';

/** Why a file was not read, as it concerns an order. */
export const faultWords: Record<FileFault, string> = {
  ...generalWords,
  tooBig: 'O arquivo passa de 10 MB. Deixe nele só os códigos e as quantidades.',
  tooManyRows: 'O arquivo tem mais de 100.000 linhas. Deixe nele só o que quer pedir.',
  tooLong: 'A planilha demorou demais para ser lida. Deixe nela só os códigos e as quantidades.',
};
