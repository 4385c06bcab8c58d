import { PackedList } from '../../endpoints/packed';
import { shareRuns } from '../../waiting/shared-run';
import { listProducts, listProductsUpTo } from './catalog';
import { anyProduct } from './product-filter';
import { queryPostgres } from '../../postgres/query-postgres';

/** A new list invalidates it at once; manual SQL doesn't. */
const cachedForMs = 5_000;

interface CachedList {
  limit: number | undefined;
  newest: number | null;
  until: number;
  list: PackedList;
}

let cached: CachedList | undefined;

/**
 * All products, or the first ones if there are more than the limit. Cached, because in the morning everybody requests
 * them.
 */
export const listAllProducts = shareRuns(async (limit?: number): Promise<PackedList> => {
  const newest = await newestList();
  const isCurrent =
    cached?.newest === newest && cached.limit === limit && Date.now() < cached.until;
  if (cached && isCurrent) return cached.list;
  const until = Date.now() + cachedForMs;
  cached = { limit, newest, until, list: await readAll(limit) };
  return cached.list;
});

async function readAll(limit: number | undefined): Promise<PackedList> {
  if (limit === undefined) return new PackedList(await listProducts(anyProduct));
  const { products, total } = await listProductsUpTo(limit, anyProduct);
  return new PackedList(products, total);
}

/** The id of the newest applied list. */
function newestList(): Promise<number | null> {
  return queryPostgres(async (table) => {
    const { newest } = await table
      .selectFrom('listasdeprodutos')
      .select(({ fn }) => fn.max('id').as('newest'))
      .executeTakeFirstOrThrow();
    return newest;
  });
}
