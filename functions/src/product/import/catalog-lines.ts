import type { Category, Pack } from '../../../../domain/product/product';
import type { ListedProduct, ListProblem } from '../../../../domain/product/list';
import { CatalogFileError } from './catalog-file-error';
import type { ListLine } from './list-lines';
import {
  parseCode,
  parseDecimal,
  parsePieces,
  parsePrice,
  parseText,
  parseUnit,
  parseYesNo,
} from './values';

interface ReadProduct {
  linha: number;
  product: ListedProduct;
}

interface ReadList {
  products: ReadProduct[];
  groups: Category[];
  problems: ListProblem[];
  /** The codes of lines with a problem. */
  named: string[];
  keepsPacks: boolean;
}

export function categoriesFrom(lines: ListLine[]): Category[] {
  const read = readLines(lines, 'CD_GRUPO', (field) => ({
    CD_GRUPO: field('CD_GRUPO', parseCode),
    DESCRICAO: field('DESCRICAO', parseText),
  }));
  refuse(lines, read.problems);
  return read.rows.map(({ row }) => row);
}

/** Reads the products, whose groups must be among `categories`; throws like `categoriesFrom`. */
export function productsFrom(lines: ListLine[], categories: Category[]): ListedProduct[] {
  const { products, problems } = readProducts(lines, categories);
  refuse(lines, problems);
  return products.map(({ product }) => product);
}

/** Reads the products of a list and collects all problems. A line with a new group must name it (DESCRICAO_GRUPO). */
export function readProducts(lines: ListLine[], known: readonly Category[]): ReadList {
  const groups = new Set(known.map(({ CD_GRUPO }) => CD_GRUPO));
  const named = new Map<string, Category>();
  const {
    rows,
    problems,
    named: wrong,
  } = readLines(lines, 'CD_PRODUTO', (field) => ({
    CD_PRODUTO: field('CD_PRODUTO', parseCode),
    DESCRICAO: field('DESCRICAO', parseText),
    CD_GRUPO: field('CD_GRUPO', (text) => {
      const CD_GRUPO = parseCode(text);
      if (groups.has(CD_GRUPO)) return CD_GRUPO;
      const DESCRICAO = field('DESCRICAO_GRUPO', (name) => name && parseText(name));
      if (!DESCRICAO) throw new Error(`grupo desconhecido "${text}"`);
      if (!named.has(CD_GRUPO)) named.set(CD_GRUPO, { CD_GRUPO, DESCRICAO });
      return CD_GRUPO;
    }),
    preco_venda: field('preco_venda', parsePrice),
    estoque_saldo: field('estoque_saldo', parseDecimal),
    ativo: field('ativo', parseYesNo),
    ...readPack(field),
  }));
  return {
    products: rows.map(({ linha, row }) => ({ linha, product: row })),
    groups: [...named.values()],
    problems,
    named: wrong,
    keepsPacks: hasNoPacks(lines),
  };
}

const packColumns = ['unidade', 'multiplo', 'minimo'];

/** Whether a list has none of the columns about packs. */
export function hasNoPacks(lines: readonly ListLine[]): boolean {
  return lines.every(({ fields }) => packColumns.every((column) => !(column in fields)));
}

/** Absent values have no key, so that products without a pack look as before. */
function readPack(field: ReadField): Pack {
  const unidade = field('unidade', parseUnit);
  const multiplo = field('multiplo', parsePieces);
  const minimo = field('minimo', (text) => {
    const least = parsePieces(text);
    if (least !== undefined && multiplo !== undefined && least % multiplo !== 0) {
      throw new Error(`"${text}" não é múltiplo de ${multiplo}`);
    }
    return least;
  });
  return {
    ...(unidade !== undefined && { unidade }),
    ...(multiplo !== undefined && { multiplo }),
    ...(minimo !== undefined && { minimo }),
  };
}

type ReadField = <Value>(column: string, parse: (text: string) => Value) => Value;

/** Reads every line and reports repeated keys. */
function readLines<Row>(lines: ListLine[], key: string, read: (field: ReadField) => Row) {
  const lineOf = new Map<string, number>();
  const rows: { linha: number; row: Row }[] = [];
  const problems: ListProblem[] = [];
  const named: string[] = [];
  for (const { number, fields, problem } of lines) {
    const before = problems.length;
    const report = (coluna: string, problema: string) =>
      problems.push({ linha: number, coluna, problema });
    if (problem !== undefined) {
      report('', problem);
      named.push(fields[key] ?? '');
      continue;
    }
    // A line with a problem is dropped, so the value of its bad field doesn't matter.
    const row = read(<Value>(column: string, parse: (text: string) => Value) => {
      try {
        return parse(fields[column] ?? '');
      } catch (error) {
        report(column, error instanceof Error ? error.message : String(error));
        return undefined as Value;
      }
    });
    const code = fields[key] ?? '';
    const first = lineOf.get(code);
    if (first !== undefined) report(key, `repetido "${code}": já está na linha ${first}`);
    else if (code !== '') lineOf.set(code, number);
    if (problems.length === before) rows.push({ linha: number, row });
    else named.push(code);
  }
  return { rows, problems, named };
}

function refuse(lines: ListLine[], problems: ListProblem[]): void {
  if (lines.length === 0) throw new CatalogFileError(['o arquivo não tem nenhuma linha']);
  if (problems.length === 0) return;
  throw new CatalogFileError(
    problems.map(({ linha, coluna, problema }) =>
      [`linha ${linha}`, ...(coluna === '' ? [] : [coluna]), problema].join(': '),
    ),
  );
}
