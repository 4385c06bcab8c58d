import { csvBlob, csvLine } from '../../../../domain/words/table/csv';
import type { ListCheck } from '../../../../domain/product/list';
import { columnWords, findHeading, type ListColumn } from '../../../../domain/product/list-heading';
import { saveFile } from '../../../ui/export/save-file';
import type { ListFile } from './list-file';

/** The wrong lines as in the file, each with its number and problems, to send back to the distributor. */
export function wrongLinesOf({ sheets, place }: ListFile, { errados }: ListCheck): string[][] {
  const rows = sheets[place]?.rows ?? [];
  const problems = new Map<number, string[]>();
  for (const { linha, coluna, problema } of errados) {
    const sentence = coluna === '' ? problema : `${columnWords[coluna as ListColumn]}: ${problema}`;
    problems.set(linha, [...(problems.get(linha) ?? []), sentence]);
  }
  const heading = rows[findHeading(rows)?.at ?? 0] ?? [];
  const width = Math.max(
    heading.length,
    ...[...problems.keys()].map((at) => rows[at - 1]?.length ?? 0),
  );
  const filled = (row: readonly string[]) =>
    Array.from({ length: width }, (_, at) => row[at] ?? '');
  return [
    [...filled(heading), 'Linha', 'Erro'],
    ...[...problems].map(([linha, sentences]) => [
      ...filled(rows[linha - 1] ?? []),
      String(linha),
      sentences.join('; '),
    ]),
  ];
}

export function saveWrongLines(file: ListFile, check: ListCheck): void {
  const lines = wrongLinesOf(file, check).map((cells) => csvLine(cells));
  saveFile(csvBlob(lines), 'linhas-com-erro.csv');
}
