import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';

import type { QuoteWords } from '../../../domain/order/quote/words';
import type { QuoteAct, Refusal } from '../../../domain/outbox/act';
import { isOf, isOpen, type Entry } from '../../../domain/outbox/entry';
import type { SellerEntry } from '../../../domain/people/user';
import { createRequiredContext } from '../live/required-context';
import { useConnected } from '../outbox/connection';
import { newRequest } from '../outbox/new-request';
import { useOutbox, useOutboxState } from '../outbox/outbox-provider';
import { useCart } from './cart';

/** A quote that was put with those that wait for the connection. */
interface WaitingNews {
  /** False: the browser keeps nothing, and it is lost with the page. */
  kept: boolean;
}

interface Sending {
  /** Sends the cart's lines; nothing while it is locked. */
  send: (seller: SellerEntry, words: QuoteWords) => void;
  /** Why the last sending of this cart stored nothing; undefined once it is tried again. */
  refusal: Refusal | undefined;
  /** Others were faster and took the number of the quote that is on its way, again and again. */
  insisting: boolean;
  /** The last quote that began to wait for the connection, until that was said. */
  waitingNews: WaitingNews | undefined;
  acknowledgeWaiting: () => void;
}

type QuoteEntry = Entry<QuoteAct>;

const [Provider, useSending] = createRequiredContext<Sending>('useSending');
export { useSending };

/**
 * Sends carts by the outbox. Lines lie locked in the cart until the order is stored. Without a connection, or behind
 * waiting quotes, they leave it at once, and the cart is free (decision 65).
 */
export function SendingProvider({ children }: { children: ReactNode }) {
  const { lines, customer, takeOut, setOpen } = useCart();
  const { askForQuote, isOwn } = useOutbox();
  const insisting = useOutboxState((state) => state.insisting !== undefined);
  const { refused, forgetRefusal, waitingNews, acknowledgeWaiting } = useSettledQuotes(
    useCallback(
      (entry: QuoteEntry) => {
        takeOut(entry.act);
        // The panel of another tab stays as its person left it.
        if (entry.feito && isOwn(entry)) setOpen(false);
      },
      [takeOut, setOpen, isOwn],
    ),
  );

  const send = useCallback(
    (seller: SellerEntry, words: QuoteWords) => {
      forgetRefusal();
      const whom = customer && { customer: { uid: customer.uid, nome: customer.nome } };
      const orcamento = { itens: [...lines], words, seller, ...whom };
      void askForQuote({ ...newRequest(), campo: 'orcamento', orcamento });
    },
    [lines, customer, askForQuote, forgetRefusal],
  );

  const refusal = refused?.whom === customer?.uid ? refused?.recusa : undefined;
  const sending = useMemo(
    () => ({ send, refusal, insisting, waitingNews, acknowledgeWaiting }),
    [send, refusal, insisting, waitingNews, acknowledgeWaiting],
  );
  return <Provider value={sending}>{children}</Provider>;
}

/** Frees the carts of quotes that were stored or refused, or that begin to wait. */
function useSettledQuotes(free: (quote: QuoteEntry) => void) {
  const connected = useConnected();
  const { forget, releaseCart } = useOutbox();
  const quotes = useOutboxState(({ entries }) =>
    entries.filter((one): one is QuoteEntry => isOf(one, 'orcamento')),
  );
  const [refused, setRefused] = useState<{ whom: string | undefined; recusa: Refusal }>();
  const [waitingNews, setWaitingNews] = useState<WaitingNews>();
  const handled = useRef(new Set<string>());

  useEffect(() => {
    const first = quotes.find(isOpen);
    for (const entry of quotes) {
      const { act, carrinho, recusa } = entry;
      const waits = isOpen(entry) && (!connected || entry !== first);
      const isUnderWay = isOpen(entry) && !waits;
      if (carrinho !== 'preso' || isUnderWay || handled.current.has(act.id)) continue;
      handled.current.add(act.id);
      if (recusa) {
        const whom = act.orcamento.customer?.uid;
        void forget(act.id).then(() => setRefused({ whom, recusa }));
        continue;
      }
      free(entry);
      void releaseCart(act.id).then((kept) => {
        if (waits) setWaitingNews({ kept });
      });
    }
  }, [quotes, connected, free, forget, releaseCart]);

  return {
    refused,
    forgetRefusal: useCallback(() => setRefused(undefined), []),
    waitingNews,
    acknowledgeWaiting: useCallback(() => setWaitingNews(undefined), []),
  };
}

/** The last order that this page or an earlier one sent, until its number was shown. */
export function useStoredOrder() {
  const { isOwn, forget } = useOutbox();
  const [entry] = useOutboxState(({ entries }) =>
    entries.filter((one) => one.feito && one.carrinho && isOwn(one)),
  );
  const id = entry?.act.id;
  return {
    stored: entry?.feito?.numerodopedido,
    acknowledgeStored: useCallback(() => {
      if (id !== undefined) void forget(id);
    }, [id, forget]),
  };
}
