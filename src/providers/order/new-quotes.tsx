import { useEffect, useMemo, useState, type ReactNode } from 'react';

import {
  takeQuotes,
  type Arrival,
  type KnownQuotes,
  type NewQuotes,
} from '../../../domain/order/quote/new-quotes';
import { can } from '../../../domain/session/access';
import type { QuoteFacts } from '../../data/order/new-quotes';
import { claimAnnouncement } from '../../data/session/announcing';
import { lazySubscribe } from '../../data/base/subscription';
import { dataOf } from '../live/live';
import { createRequiredContext } from '../live/required-context';
import { useUser } from '../session/session';
import { setTitleCount } from '../page/title-count';
import { useLive } from '../live/use-live';

// Loads only for people who decide on orders.
const load = () => import('../../data/order/new-quotes');

interface NewQuotesHere {
  /** Number of quotes since the person last saw the pending orders. */
  unseen: number;
  /** The newest order number that the person has seen; undefined until known, and for customers. */
  seen: number | undefined;
  arrival: Arrival | undefined;
  /** Marks all quotes as seen; undefined if there is nothing new. */
  see: (() => void) | undefined;
}

const [Provider, useNewQuotes] = createRequiredContext<NewQuotesHere>('useNewQuotes');
export { useNewQuotes, type QuoteFacts };

/** Live new quotes for staff (decision 80); customers have none. */
export function NewQuotesProvider({ children }: { children: ReactNode }) {
  const user = useUser();
  const { uid } = user;
  const ofAll = can(user, 'ordersOfAll');
  const decides = ofAll || can(user, 'ordersOfSeller');
  const quotes = dataOf(
    useLive(
      useMemo(
        () =>
          decides
            ? lazySubscribe(async () => {
                const { watchNewQuotes, watchNewQuotesOfSeller } = await load();
                return ofAll ? watchNewQuotes(uid) : watchNewQuotesOfSeller(uid);
              })
            : null,
        [uid, ofAll, decides],
      ),
    ),
  );
  const arrival = useArrival(quotes);
  const unseen = quotes?.unseen ?? 0;

  useEffect(() => {
    setTitleCount(unseen);
    return () => setTitleCount(0);
  }, [unseen]);

  const value = useMemo<NewQuotesHere>(() => {
    const { newest, seen } = quotes ?? { newest: 0, seen: 0 };
    const see = () => void load().then((data) => data.see(uid, newest));
    return { unseen, seen: quotes?.seen, arrival, see: newest > seen ? see : undefined };
  }, [quotes, unseen, arrival, uid]);
  return <Provider value={value}>{children}</Provider>;
}

function useArrival(quotes: NewQuotes | undefined): Arrival | undefined {
  const [known, setKnown] = useState<KnownQuotes>({ told: 0 });
  if (quotes && quotes !== known.quotes) setKnown(takeQuotes(known, quotes));
  return known.arrival;
}

/** Marks new quotes as seen while the pending orders are shown in a visible tab. */
export function useSeeNewQuotes(isListed: boolean): void {
  const { see } = useNewQuotes();
  useEffect(() => {
    if (!isListed || !see) return undefined;
    const look = () => {
      if (document.visibilityState === 'visible') see();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isListed, see]);
}

/** The company, total and number of a quote; undefined if they can't be read. */
export async function quoteFacts(number: number): Promise<QuoteFacts | undefined> {
  try {
    return await (await load()).readQuoteFacts(number);
  } catch (error) {
    console.warn('Could not read the facts of a new quote', error);
    return undefined;
  }
}

/** Whether this tab should sound and notify: only one of a browser's tabs may. */
export async function mayAnnounce(uid: string, number: number): Promise<boolean> {
  try {
    return await claimAnnouncement(uid, number);
  } catch (error) {
    console.warn('Could not decide which tab announces a new quote', error);
    return false;
  }
}
