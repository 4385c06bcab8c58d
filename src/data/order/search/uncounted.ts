import { limitToFirst, orderByKey, query, ref } from 'firebase/database';

import { paths } from '../../../../domain/paths';
import { database, readChildren } from '../../base/database';
import { readHeads } from '../orders';

/** Whether the oldest order is in no list, so that a recount is due. For the administrator. */
export async function hasUncounted(): Promise<boolean> {
  const first = query(ref(database, paths.orders), orderByKey(), limitToFirst(1));
  const [oldest] = await readChildren(first, ({ key }) => Number(key));
  return oldest !== undefined && (await readHeads([oldest])).length === 0;
}
