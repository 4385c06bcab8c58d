import type { Category, Product } from '../../../domain/product';
import { CatalogFileError } from './catalog-file-error';
import type { CsvLine } from './csv';
import { parseDecimal, parsePrice, parseText, parseYesNo } from './values';

export type ImportedProduct = Product & { ativo: boolean };

/** How many bad lines a refusal lists: enough to see what is wrong with the file. */
const shownProblems = 20;

/** Throws a CatalogFileError that names the bad lines. */
export function categoriesFrom(lines: CsvLine[]): Category[] {
  return readLines(lines, 'CD_GRUPO', (line) => ({
    CD_GRUPO: field(line, 'CD_GRUPO', parseText),
    DESCRICAO: field(line, 'DESCRICAO', parseText),
  }));
}

/** Products whose group is one of the categories of the same import. */
export function productsFrom(lines: CsvLine[], categories: Category[]): ImportedProduct[] {
  const groups = new Set(categories.map((category) => category.CD_GRUPO));
  return readLines(lines, 'CD_PRODUTO', (line) => ({
    CD_PRODUTO: field(line, 'CD_PRODUTO', parseText),
    DESCRICAO: field(line, 'DESCRICAO', parseText),
    CD_GRUPO: field(line, 'CD_GRUPO', (text) => {
      if (!groups.has(text)) throw new Error(`grupo desconhecido "${text}"`);
      return text;
    }),
    preco_venda: field(line, 'preco_venda', parsePrice),
    estoque_saldo: field(line, 'estoque_saldo', parseDecimal),
    ativo: field(line, 'ativo', parseYesNo),
  }));
}

/** Reads one field; its errors include the column's name. */
function field<Value>(line: CsvLine, column: string, parse: (text: string) => Value): Value {
  try {
    return parse(line.fields[column] ?? '');
  } catch (error) {
    throw new Error(`${column}: ${messageOf(error)}`, { cause: error });
  }
}

/** Reads every line, or refuses the file and names its bad lines; no key may come twice. */
function readLines<Row>(lines: CsvLine[], key: string, read: (line: CsvLine) => Row): Row[] {
  const rows = new Map<string, Row>();
  const problems: string[] = [];
  for (const line of lines) {
    try {
      const row = read(line);
      const code = field(line, key, parseText);
      if (rows.has(code)) throw new Error(`${key}: repetido "${code}"`);
      rows.set(code, row);
    } catch (error) {
      problems.push(`linha ${line.number}: ${messageOf(error)}`);
    }
  }
  if (lines.length === 0) problems.push('o arquivo não tem nenhuma linha');
  if (problems.length > 0) throw new CatalogFileError(problems.slice(0, shownProblems));
  return [...rows.values()];
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
