import { endpointsEnv } from '../../../emulators/firebase/endpoints-env';
import { fillProductTable } from '../../../emulators/sample/fill';
import { openPostgres } from '../../../functions/src/postgres/connection';

/**
 * Returns a function that restores the product table to the sample: no copied or compared order, no key, only the first
 * list.
 */
export async function keepRows(): Promise<() => Promise<void>> {
  const url = endpointsEnv().PRODUCT_TABLE_URL;
  const table = openPostgres(url);
  const newestList = async () => {
    const { newest } = await table
      .selectFrom('listasdeprodutos')
      .select(({ fn }) => fn.max('id').as('newest'))
      .executeTakeFirstOrThrow();
    return newest;
  };
  let kept = await newestList();
  return async () => {
    await table.deleteFrom('pedidos').execute();
    await table.deleteFrom('conferencias').execute();
    await table
      .updateTable('copiadepedidos')
      .set({ ate: new Date(0) })
      .execute();
    await table.deleteFrom('chavesdemaquinas').execute();
    if ((await newestList()) === kept) return;
    await table.deleteFrom('listasdeprodutos').execute();
    await table.deleteFrom('produtos').execute();
    await fillProductTable(url);
    kept = await newestList();
  };
}
