import { basename } from 'node:path';
import { saveGroups, takeList, tidyProducts } from '../list/take-list';
import { commandPatience, openPostgres } from '../../postgres/connection';
import { categoriesFrom, hasNoPacks, productsFrom } from './catalog-lines';
import { readCsv } from './csv';
import { categoryLines, listLines } from './list-lines';

/**
 * Imports everything or nothing; missing products become inactive. Rejects with a CatalogFileError that names the bad
 * lines.
 */
export async function importCatalog(url: string, files: { categorias: string; produtos: string }) {
  const categories = categoriesFrom(categoryLines(await readCsv(files.categorias)));
  const lines = listLines(await readCsv(files.produtos));
  const products = productsFrom(lines, categories);
  const db = openPostgres(url, { patience: commandPatience });
  try {
    await db.transaction().execute(async (transaction) => {
      await saveGroups(transaction, categories);
      const list = {
        ...{ products: products.map((product) => ({ product })), groups: [], problems: [] },
        keepsPacks: hasNoPacks(lines),
      };
      const arquivo = basename(files.produtos);
      await takeList(transaction, list, { por: null, nome: 'Linha de comando', arquivo });
    });
    await tidyProducts(db);
  } finally {
    await db.destroy();
  }
  return { categories: categories.length, products: products.length };
}
