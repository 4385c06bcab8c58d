import { sql, type Transaction } from 'kysely';
import type { Category } from '../../../domain/product';
import { openProductTable } from '../product-table/connection';
import type { ProductTable } from '../product-table/schema';
import { categoriesFrom, productsFrom, type ImportedProduct } from './catalog-lines';
import { readCsv } from './csv';

/** Rows per statement: PostgreSQL takes at most 65,535 values at once. */
const chunkSize = 1_000;

/**
 * Loads the distributor's own CSV files (paths) into the product table, all or nothing: rows are
 * added or replaced, products that are not in the file become inactive. Rejects with a
 * CatalogFileError that names the bad lines.
 */
export async function importCatalog(url: string, files: { categorias: string; produtos: string }) {
  const categories = categoriesFrom(await readCsv(files.categorias, ['CD_GRUPO', 'DESCRICAO']));
  const products = productsFrom(
    await readCsv(files.produtos, [
      'CD_PRODUTO',
      'DESCRICAO',
      'CD_GRUPO',
      'preco_venda',
      'estoque_saldo',
    ]),
    categories,
  );
  const db = openProductTable(url);
  try {
    await db.transaction().execute(async (transaction) => {
      await saveCategories(transaction, categories);
      await saveProducts(transaction, products);
    });
    // Until PostgreSQL has removed the old rows and updated its statistics, a search reads all products.
    await sql`vacuum analyze produtos`.execute(db);
  } finally {
    await db.destroy();
  }
  return { categories: categories.length, products: products.length };
}

async function saveCategories(transaction: Transaction<ProductTable>, categories: Category[]) {
  for (const rows of chunks(categories)) {
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

async function saveProducts(transaction: Transaction<ProductTable>, products: ImportedProduct[]) {
  // Products that the file doesn't list stay inactive.
  await transaction.updateTable('produtos').set({ ativo: false }).execute();
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
        })),
      )
      .execute();
  }
}

function* chunks<Row>(rows: Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += chunkSize) {
    yield rows.slice(start, start + chunkSize);
  }
}
