import { limitToLast, orderByChild, query, ref, type DataSnapshot } from 'firebase/database';
import * as v from 'valibot';

import { codeOfKey, mostBought, type Bought } from '../../../domain/product/bought';
import { paths } from '../../../domain/paths';
import type { Subscribe } from '../base/subscription';
import { database, pathOf, watch } from '../base/database';

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
  return watch(newest, byCode);
}

/** A record that doesn't fit is logged and left out: it must not take the others down. */
function byCode(records: DataSnapshot): ReadonlyMap<string, BoughtProduct> {
  const known = new Map<string, BoughtProduct>();
  records.forEach((record) => {
    const read = v.safeParse(bought, record.val());
    if (read.success) known.set(codeOfKey(record.key), read.output);
    else console.error(`The record ${pathOf(record)} does not fit`);
  });
  return known;
}
