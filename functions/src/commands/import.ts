import { importCatalog } from '../product/import/import-catalog';
import { runCommand } from './run-command';

void runCommand(async (url, [categorias, produtos]) => {
  if (!categorias || !produtos) {
    throw new Error('Uso: npm run import -- categorias.csv produtos.csv');
  }
  const imported = await importCatalog(url, { categorias, produtos });
  return `Importados ${imported.categories} categorias e ${imported.products} produtos.`;
});
