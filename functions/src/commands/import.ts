import { importCatalog } from '../product/import/import-catalog';
import { counted } from '../../../domain/words/counted';
import { runCommand } from './run-command';

void runCommand(async (url, [categorias, produtos]) => {
  if (!categorias || !produtos) {
    throw new Error('Uso: npm run import -- categorias.csv produtos.csv');
  }
  const imported = await importCatalog(url, { categorias, produtos });
  return `Importados ${counted(imported.categories, 'categoria', 'categorias')} e ${counted(imported.products, 'produto', 'produtos')}.`;
});
