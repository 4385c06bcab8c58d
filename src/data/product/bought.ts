import { limitToLast, orderByChild, query, ref } from 'firebase/database';
import * as v from 'valibot';

import { codeOfKey, mostBought, type Bought } from '../../../domain/product/bought';
import { paths } from '../../../domain/paths';
import type { Subscribe } from '../base/subscription';
import { childrenOf, database, watch } from '../base/database';

/** What is shown of it; where its order stands is for the rules. */
export type BoughtProduct = Pick<Bought, 'quantidade' | 'vezes' | 'em'>;

const bought = v.object({ quantidade: v.number(), vezes: v.number(), em: v.number() });

/** What a person ordered before, by CD_PRODUTO: the products that they ordered last, and no more than so many. */
export function watchBought(uid: string): Subscribe<ReadonlyMap<string, BoughtProduct>> {
  const newest = query(
    ref(database, paths.boughtBy(uid)),
    orderByChild('em'),
    limitToLast(mostBought),
  );
  return watch(
    newest,
    (records) =>
      new Map(childrenOf(records, bought, (product, key) => [codeOfKey(key), product] as const)),
  );
}
