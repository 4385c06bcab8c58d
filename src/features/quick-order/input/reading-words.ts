import type { Verdict } from '../../../../domain/quick-order/quick-order';
import type { Reading, Skipped } from '../../../../domain/quick-order/text';
import { counted } from '../../../../domain/words/counted';
import { faultWords as generalWords, type FileFault } from '../../../spreadsheet/sheets';

/** The result of one reading, and the names of hidden sheets that were left out. */
export interface Outcome {
  reading: Exclude<Reading, { kind: 'ask' }>;
  hiddenSheets?: readonly string[];
}

export interface ReadBatch {
  batch: number;
  reading: Extract<Reading, { kind: 'read' }>;
  hiddenSheets: readonly string[];
}

/** 'São 243 linhas: 2 prontas, 1 a corrigir. Fora do pedido: 238 sem quantidade, 2 de cabeçalho ou título.' */
export function readingWords({ batch, reading, hiddenSheets }: ReadBatch, all: readonly Verdict[]) {
  const { lines, skipped } = reading;
  const verdicts = all.filter(({ entry }) => entry.batch === batch);
  const toMend = verdicts.filter(({ state }) => state === 'toMend').length;
  const places = new Set(lines.map(({ place }) => place)).size;
  const left = leftWords(skipped);
  const count = places + skipped.headings + skipped.words + skipped.notOrdered;
  return [
    `${counted(count, 'linha lida', 'linhas lidas')}: ${counted(verdicts.length - toMend, 'pronta', 'prontas')}, ${toMend} a corrigir.`,
    left.length > 0 && `Fora do pedido: ${left.join(', ')}.`,
    skipped.hidden > 0 &&
      `${counted(skipped.hidden, 'linha oculta não foi lida', 'linhas ocultas não foram lidas')}.`,
    hiddenSheets.length > 0 && `Abas ocultas não foram lidas: ${hiddenSheets.join(', ')}.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

function leftWords({ notOrdered, headings, words }: Skipped): string[] {
  return [
    notOrdered > 0 && `${notOrdered.toLocaleString('pt-BR')} sem quantidade`,
    headings > 0 && `${headings} de cabeçalho ou título`,
    words > 0 && `${words} só com texto`,
  ].filter((one) => one !== false);
}

/** Why a file was not read, in terms of an order. */
export const faultWords: Record<FileFault, string> = {
  ...generalWords,
  tooBig: 'O arquivo passa de 10 MB. Deixe nele só os códigos e as quantidades.',
  tooManyRows: 'O arquivo tem mais de 100.000 linhas. Deixe nele só o que quer pedir.',
  tooLong: 'A planilha demorou demais para ser lida. Deixe nela só os códigos e as quantidades.',
};
