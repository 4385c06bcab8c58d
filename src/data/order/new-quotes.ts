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

/** The quotes that came since a person last looked. */
export interface NewQuotes {
  /** The greatest order number there is, or 0. */
  newest: number;
  /** Up to which number they were seen. */
  seen: number;
  /** How many came since; of a seller's, no more than `mostCounted`. */
  unseen: number;
  /** The greatest number among them; 0 for none. */
  latest: number;
}

/** As many as a count tells apart. */
const mostCounted = 100;

type Unseen = Pick<NewQuotes, 'unseen' | 'latest'>;
const none: Unseen = { unseen: 0, latest: 0 };

/** All quotes, by the counter alone: none but its newest number is listened to. For the administrator. */
export function watchNewQuotes(uid: string): Subscribe<NewQuotes> {
  return watchUnseen(uid, watchOrderNumber, (newest, seen) =>
    Promise.resolve({ unseen: newest - seen, latest: newest }),
  );
}

/** Those that go to a seller: the newest pending one is listened to, and what came since is asked for when it moves. */
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
    const newer = query(orders, byIndex, since, endAt(key), limitToLast(mostCounted));
    // Nobody has to be told what they sent themselves.
    const numbers = (await readChildren(newer, headFrom))
      .filter((order) => senderOf(order) !== uid)
      .map(({ numerodopedido }) => numerodopedido);
    return { unseen: numbers.length, latest: Math.max(0, ...numbers) };
  });
}

/** What is unseen, asked anew whenever the newest number or what was seen moves. */
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
      // Whoever looks for the first time has seen what was there before.
      const seen = stored ?? now;
      if (stored === null) void see(uid, now);
      const found = now > seen ? ask(now, seen) : Promise.resolve(none);
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

/** Notes that quotes up to this number were seen. Where that fails they just go on being counted. */
export async function see(uid: string, number: number): Promise<void> {
  try {
    await set(ref(database, paths.seenQuotes(uid)), number);
  } catch (error) {
    console.error('What was seen could not be noted', error);
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
