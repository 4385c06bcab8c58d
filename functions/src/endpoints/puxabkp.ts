import { matching, productFilterFrom } from '../product-table/product-filter';
import { readBackup } from '../stored/backup';
import type { Endpoint } from './endpoint';

/**
 * GET /puxabkp?CD_PRODUTO=&DESCRICAO=&CD_GRUPO= → as /produtos, out of the last back-up: it answers
 * when the product table does not. Without a back-up the list is empty.
 */
export const puxabkp: Endpoint = async ({ query }) => {
  const wanted = matching(productFilterFrom(query));
  return (await readBackup()).filter(wanted);
};
