import { fold } from '../words/text';

/** The columns of a product list (decision 76): their names in the product table, and common names for them. */
const namesOf = {
  CD_PRODUTO: ['codigo', 'cod', 'codigodoproduto', 'codigoproduto', 'codproduto'],
  DESCRICAO: ['nome', 'produto', 'nomedoproduto', 'descricaodoproduto', 'descricaoproduto'],
  CD_GRUPO: ['grupo', 'categoria', 'codigodogrupo', 'codigogrupo', 'codgrupo'],
  preco_venda: ['preco', 'precor', 'precodevenda', 'valor', 'valordevenda'],
  estoque_saldo: ['estoque', 'saldo', 'saldodeestoque', 'saldoestoque', 'saldoemestoque'],
  ativo: [],
  unidade: ['unidadedevenda'],
  multiplo: ['multiplodevenda'],
  minimo: ['minimodevenda'],
  DESCRICAO_GRUPO: ['nomedogrupo', 'nomegrupo', 'descricaodogrupo', 'nomedacategoria'],
} satisfies Record<string, string[]>;

export type ListColumn = keyof typeof namesOf;
export const listColumns = Object.keys(namesOf) as ListColumn[];

/** Columns that a list may lack: then all its products are active and sold by the piece, and no group is new. */
const optional: readonly ListColumn[] = [
  'ativo',
  'unidade',
  'multiplo',
  'minimo',
  'DESCRICAO_GRUPO',
];

export const columnWords: Record<ListColumn, string> = {
  CD_PRODUTO: 'Código',
  DESCRICAO: 'Descrição',
  CD_GRUPO: 'Grupo',
  preco_venda: 'Preço',
  estoque_saldo: 'Estoque',
  ativo: 'Ativo',
  unidade: 'Unidade',
  multiplo: 'Múltiplo',
  minimo: 'Mínimo',
  DESCRICAO_GRUPO: 'Nome do grupo',
};

export type ListColumns = Partial<Record<ListColumn, number>>;

interface Heading {
  columns: ListColumns;
  problem: string | undefined;
}

const maxTitleLines = 20;

/** The heading among the first rows, with its row index; undefined for an empty list. */
export function findHeading(rows: readonly (readonly string[])[]) {
  const headings = rows.slice(0, maxTitleLines).map((row, at) => ({ at, ...readHeading(row) }));
  const known = ({ columns }: Heading) => Object.keys(columns).length;
  return (
    headings.find(({ problem }) => problem === undefined) ??
    headings.sort((a, b) => known(b) - known(a)).at(0)
  );
}

/** Finds the columns by the names in the heading. The product table's own name takes precedence over the others. */
export function readHeading(cells: readonly string[]): Heading {
  const columns: ListColumns = {};
  const problems: string[] = [];
  const missing: string[] = [];
  for (const column of listColumns) {
    const places = placesOf(column, cells);
    const [place, ...others] = places;
    if (place !== undefined) columns[column] = place;
    else if (!optional.includes(column)) missing.push(`${columnWords[column]} (${column})`);
    if (others.length > 0) {
      const names = places.map((at) => `"${cells[at]?.trim()}"`).join(' e ');
      problems.push(`há mais de uma coluna para ${columnWords[column]}: ${names}; deixe só uma`);
    }
  }
  if (missing.length > 0) {
    problems.push(`falta a coluna ${missing.join(', ')}; confira os nomes na primeira linha`);
  }
  return { columns, problem: problems.length > 0 ? problems.join('. ') : undefined };
}

function placesOf(column: ListColumn, cells: readonly string[]): number[] {
  const placesWhere = (fits: (cell: string) => boolean) =>
    cells.flatMap((cell, at) => (fits(cell) ? [at] : []));
  const exact = placesWhere((cell) => cell.trim() === column);
  if (exact.length > 0) return exact;
  const names = [plain(column), ...namesOf[column]];
  return placesWhere((cell) => names.includes(plain(cell)));
}

/** Makes 'Preço (R$)' and 'PRECO R$' equal. */
function plain(name: string): string {
  return fold(name).replace(/[^a-z0-9]/g, '');
}
