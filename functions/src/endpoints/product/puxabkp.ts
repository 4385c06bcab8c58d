import { firstOfMany } from '../../../../domain/query-limits';
import { findInBackup, productFilterFrom } from '../../product/table/product-filter';
import { readBackup } from '../../stored/backup';
import { FirstOfList, type Endpoint } from '../endpoint';

/**
 * GET /puxabkp?CD_PRODUTO=&DESCRICAO=&CD_GRUPO= → like /produtos from the last back-up, for when PostgreSQL is down.
 * Empty without a back-up.
 */
export const puxabkp: Endpoint = async ({ query, limit }) => {
  const filter = productFilterFrom(query);
  const found = findInBackup(await readBackup(), filter);
  if (limit === undefined) return found;
  const shown = found.length > limit ? Math.min(limit, firstOfMany) : limit;
  return new FirstOfList(found.slice(0, shown), found.length);
};
