import {
  endAt,
  equalTo,
  limitToLast,
  orderByChild,
  query,
  ref,
  set,
  startAt,
} from 'firebase/database';

import { toCents } from '../../../domain/words/money';
import type { OrderHead } from '../../../domain/order/head';
import type { NewQuotes } from '../../../domain/order/quote/new-quotes';
import { indexKey, senderOf } from '../../../domain/order/order';
import { initialStatus } from '../../../domain/order/status';
import { paths } from '../../../domain/paths';
import { asError, together, type Subscribe } from '../base/subscription';
import { watchOrderNumber } from '../figures/sums';
import {
  database,
  numberFrom,
  read,
  readChildren,
  readNumber,
  watch,
  watchRecord,
} from '../base/database';
import { headFrom } from './record';

/** A seller's count stops here. */
const maxCountedQuotes = 100;

type Unseen = Pick<NewQuotes, 'unseen' | 'latest'>;
const noQuotes: Unseen = { unseen: 0, latest: 0 };

/** All new quotes, for the administrator. Needs only the counter, because every number is a quote. */
export function watchNewQuotes(uid: string): Subscribe<NewQuotes> {
  return watchUnseen(uid, watchOrderNumber, (newest, seen) =>
    Promise.resolve({ unseen: newest - seen, latest: newest }),
  );
}

/** A seller's new quotes. Listens to the newest pending one, and reads the unseen ones when it changes. */
export function watchNewQuotesOfSeller(uid: string): Subscribe<NewQuotes> {
  const orders = ref(database, paths.orderHeads);
  const byIndex = orderByChild('indice/vendedor');
  const key = indexKey(uid, initialStatus);
  const newestOwn = watch(query(orders, byIndex, equalTo(key), limitToLast(1)), (list) => {
    let newest = 0;
    list.forEach((order) => {
      newest = Number(order.key);
    });
    return newest;
  });
  return watchUnseen(uid, newestOwn, async (_newest, seen) => {
    const since = startAt(key, String(seen + 1));
    const newer = query(orders, byIndex, since, endAt(key), limitToLast(maxCountedQuotes));
    // Quotes that the seller sent need no notice.
    const numbers = (await readChildren(newer, headFrom))
      .filter((order) => senderOf(order) !== uid)
      .map(({ numerodopedido }) => numerodopedido);
    return { unseen: numbers.length, latest: Math.max(0, ...numbers) };
  });
}

/** Computes the unseen quotes anew when the newest number or the seen number changes. */
function watchUnseen(
  uid: string,
  newest: Subscribe<number>,
  ask: (newest: number, seen: number) => Promise<Unseen>,
): Subscribe<NewQuotes> {
  return (next, fail) => {
    let asked = 0;
    const stop = together([newest, watchSeen(uid)])((values) => {
      const now = values[0] ?? 0;
      const stored = values[1] ?? null;
      asked += 1;
      const question = asked;
      // At a person's first visit, all existing quotes count as seen.
      const seen = stored ?? now;
      if (stored === null) void see(uid, now);
      const found = now > seen ? ask(now, seen) : Promise.resolve(noQuotes);
      found.then(
        (unseen) => question === asked && next({ newest: now, seen, ...unseen }),
        (error: unknown) => {
          if (question === asked) fail(asError(error));
        },
      );
    }, fail);
    return () => {
      asked += 1;
      stop();
    };
  };
}

function watchSeen(uid: string): Subscribe<number | null> {
  return watchRecord(paths.seenQuotes(uid), numberFrom);
}

/** Marks quotes up to this number as seen. After a failure they only stay counted. */
export async function see(uid: string, number: number): Promise<void> {
  try {
    await set(ref(database, paths.seenQuotes(uid)), number);
  } catch (error) {
    console.error('Could not store which quotes were seen', error);
  }
}

export type QuoteFacts = Pick<OrderHead, 'numerodopedido' | 'centavos'> & { company: string };

export async function readQuoteFacts(numerodopedido: number): Promise<QuoteFacts> {
  const order = paths.orderHead(numerodopedido);
  const text = (path: string) => read(path, (found) => String(found.val()));
  const [company, name, total] = await Promise.all([
    text(`${order}/cliente/razaosocial`),
    text(`${order}/cliente/nome`),
    readNumber(`${order}/total`),
  ]);
  return { numerodopedido, company: company || name || '', centavos: toCents(total) };
}
