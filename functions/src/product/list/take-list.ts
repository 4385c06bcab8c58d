import { sql, type Kysely, type Transaction } from 'kysely';
import type { Category } from '../../../../domain/product/product';
import type { ListCheck, ListedProduct } from '../../../../domain/product/list';
import type { PostgresTables } from '../../postgres/schema';
import { newsOf, noteNews } from '../news/note-news';
import { markAlerts } from '../alerts/alerts';
import { changesOf, compareList, type NewList } from './compare';
import { keepList, type ListOrigin } from './kept-lists';
import { readTable, stateOf, type TableState } from './table-state';

/** Rows per statement: PostgreSQL accepts at most 65,535 values. */
const chunkSize = 1_000;

/**
 * Applies a list in the caller's transaction. `allow` sees the changes first and may throw; nothing changes in between.
 */
export async function takeList(
  transaction: Transaction<PostgresTables>,
  list: NewList,
  origin: ListOrigin,
  allow: (check: ListCheck) => void = () => undefined,
): Promise<ListCheck> {
  // Readers continue, but other lists from the app or the command line wait.
  await sql`lock table produtos in share row exclusive mode`.execute(transaction);
  const before = await readTable(transaction);
  const check = compareList(before, list);
  allow(check);
  await saveGroups(transaction, list.groups);
  const changes = changesOf(check);
  await saveProducts(transaction, changes);
  await keepList(transaction, before, withChanges(before, changes), origin);
  // In the first list everything would be new.
  if (before.products.length > 0) await noteNews(transaction, newsOf(check));
  await markAlerts(transaction);
  return check;
}

/** Until PostgreSQL has removed the old rows and renewed its statistics, each search reads all products. */
export async function tidyProducts(table: Kysely<PostgresTables>): Promise<void> {
  await sql`vacuum analyze produtos`.execute(table);
}

function withChanges(before: TableState, changes: readonly ListedProduct[]): TableState {
  const products = [...before.products, ...changes];
  return stateOf([...new Map(products.map((product) => [product.CD_PRODUTO, product])).values()]);
}

export async function saveGroups(
  transaction: Transaction<PostgresTables>,
  groups: readonly Category[],
) {
  for (const rows of chunks(groups)) {
    await transaction
      .insertInto('categorias')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .column('CD_GRUPO')
          .doUpdateSet((row) => ({ DESCRICAO: row.ref('excluded.DESCRICAO') })),
      )
      .execute();
  }
}

async function saveProducts(
  transaction: Transaction<PostgresTables>,
  products: readonly ListedProduct[],
) {
  for (const rows of chunks(products)) {
    await transaction
      .insertInto('produtos')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('CD_PRODUTO').doUpdateSet((row) => ({
          DESCRICAO: row.ref('excluded.DESCRICAO'),
          CD_GRUPO: row.ref('excluded.CD_GRUPO'),
          preco_venda: row.ref('excluded.preco_venda'),
          estoque_saldo: row.ref('excluded.estoque_saldo'),
          ativo: row.ref('excluded.ativo'),
          unidade: row.ref('excluded.unidade'),
          multiplo: row.ref('excluded.multiplo'),
          minimo: row.ref('excluded.minimo'),
        })),
      )
      .execute();
  }
}

function* chunks<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += chunkSize) {
    yield rows.slice(start, start + chunkSize);
  }
}
