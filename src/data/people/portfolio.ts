import {
  endAt,
  limitToLast,
  orderByChild,
  query,
  ref,
  startAt,
  type DataSnapshot,
} from 'firebase/database';
import * as v from 'valibot';

import { paths } from '../../../domain/paths';
import type { PortfolioEntry } from '../../../domain/people/portfolio';
import type { Subscribe } from '../base/subscription';
import { database, pathOf, watchRecord } from '../base/database';
import { growingList, type GrowingList } from '../base/growing-list';

export interface MyCustomer extends PortfolioEntry {
  uid: string;
}

/** Which of them: those who ordered last, those who have not for a while, those with pending orders. */
export type PortfolioView = 'recent' | 'idle' | 'open';

const entry = v.object({
  ultimo: v.exactOptional(
    v.object({ pedido: v.number(), em: v.number(), centavos: v.number(), nome: v.string() }),
  ),
  abertos: v.optional(v.number(), 0),
});

const first = 5;

/** A seller's customers: five at first, the last one first to go; `idleSince` is when the idle ones ordered at the latest. */
export function watchPortfolio(
  seller: string,
  view: PortfolioView,
  idleSince: number,
): GrowingList<MyCustomer> {
  const all = ref(database, paths.portfolio(seller));
  const byMoment = orderByChild('ultimo/em');
  const queryOf = (limit: number) => {
    const last = limitToLast(limit);
    if (view === 'open') return query(all, orderByChild('abertos'), startAt(1), last);
    if (view === 'recent') return query(all, byMoment, startAt(0), last);
    return query(all, byMoment, startAt(0), endAt(idleSince), last);
  };
  return growingList(queryOf, customerFrom, first);
}

/** One of them; null for whom is not the seller's. */
export function watchMyCustomer(seller: string, uid: string): Subscribe<MyCustomer | null> {
  return watchRecord(`${paths.portfolio(seller)}/${uid}`, customerFrom);
}

/** A record that doesn't fit is logged and shown without what it can't say. */
function customerFrom(snapshot: DataSnapshot): MyCustomer {
  const stored = v.safeParse(entry, snapshot.val());
  if (!stored.success) console.error(`The record ${pathOf(snapshot)} does not fit`);
  return { uid: snapshot.key ?? '', ...(stored.success ? stored.output : { abertos: 0 }) };
}
