import { useCallback, useEffect, useRef, useState } from 'react';

import { createOrder, findSent } from '../data/firebase/orders';
import { sendQuoteMail } from '../data/http/mail';
import { refusalOf } from '../data/http/refusal';
import { forgetKey, pendingKey, takeKey } from '../data/storage/sending';
import type { CustomerEntry } from '../../domain/customer-entry';
import type { CartLine } from '../../domain/product';
import { draftOrder } from '../../domain/quote';
import type { QuoteWords } from '../../domain/quote-words';
import type { SellerEntry, User } from '../../domain/user';
import { useConnected } from './connection';

/**
 * idle; sending; insisting: sending, while others were faster and took the number; or confirming: a sending failed or
 * was cut off and it is not known yet whether it was stored.
 * The lines must not change unless idle, or the order would not be what the screen shows.
 */
export type SendingState = 'idle' | 'sending' | 'insisting' | 'confirming';

/** An order that was stored, but about which not every mail went out. */
export interface UnsentMail {
  numerodopedido: number;
  /** The endpoint's own sentence, where there is one. */
  reason: string | undefined;
}

interface SendQuote {
  state: SendingState;
  /** The error, if the last sending stored nothing. */
  error: Error | undefined;
  /** Stores the quote once, whatever happens in between; `onStored` hears its number. */
  send: (seller: SellerEntry, words: QuoteWords, customer?: CustomerEntry) => void;
}

/** Milliseconds between checks whether an earlier sending was stored; until that is known the lines stay locked. */
const askAgainMs = 5000;

/**
 * Sends the cart of `user` that bears the name `cart` (`cartId`). `onStored` hears of every stored order, one found again after a reload included;
 * `onUnsentMail` of a mail that failed afterwards.
 */
export function useSendQuote(
  user: User,
  cart: string,
  lines: readonly CartLine[],
  onStored: (numerodopedido: number) => void,
  onUnsentMail: (mail: UnsentMail) => void,
): SendQuote {
  const connected = useConnected();
  const [state, setState] = useState<SendingState>(() =>
    pendingKey(cart) === undefined ? 'idle' : 'confirming',
  );
  const [error, setError] = useState<Error>();
  const [shown, setShown] = useState(cart);
  if (shown !== cart) {
    setShown(cart);
    setError(undefined);
    setState(pendingKey(cart) === undefined ? 'idle' : 'confirming');
  }
  const [question, setQuestion] = useState(0);
  const underWay = useRef(false);

  const finish = useCallback(
    (numerodopedido: number) => {
      // The lines are removed before the key, so that another tab that still has the key can only get the same order.
      onStored(numerodopedido);
      forgetKey(cart);
      // The mail is sent after the order and never delays it: a mail server that is down costs only the mail.
      sendQuoteMail(user.email, user.nome, numerodopedido).catch((error: unknown) => {
        console.error(`No mail about order ${numerodopedido}`, error);
        onUnsentMail({ numerodopedido, reason: refusalOf(error) });
      });
    },
    [user.email, user.nome, cart, onStored, onUnsentMail],
  );

  useEffect(() => {
    if (state !== 'confirming' || !connected) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const chave = pendingKey(cart);
    const found = chave === undefined ? Promise.resolve(null) : findSent(user.uid, chave);
    found.then(
      (numerodopedido) => {
        if (numerodopedido !== null) {
          setError(undefined);
          finish(numerodopedido);
        }
        setState('idle');
      },
      (reason: unknown) => {
        console.error('The earlier sending could not be confirmed', reason);
        timer = setTimeout(() => setQuestion((count) => count + 1), askAgainMs);
      },
    );
    return () => clearTimeout(timer);
  }, [state, connected, user.uid, cart, finish, question]);

  const send = useCallback(
    (seller: SellerEntry, words: QuoteWords, customer?: CustomerEntry) => {
      // Safety: a second click while the first is under way asks for nothing.
      if (underWay.current) return;
      underWay.current = true;
      setState('sending');
      setError(undefined);
      const quote = { chave: takeKey(cart), itens: [...lines], words, seller, customer };
      createOrder(draftOrder(quote, user, new Date()), (clashes) => {
        // The first retry follows at once: nobody notices that one.
        if (clashes > 1) setState('insisting');
      })
        .then(
          (numerodopedido) => {
            finish(numerodopedido);
            setState('idle');
          },
          (reason: unknown) => {
            console.error('The quote was not stored', reason);
            setError(reason instanceof Error ? reason : new Error(String(reason)));
            // Safety: with the connection gone in the middle, a failure may hide an order that was stored.
            setState('confirming');
          },
        )
        .finally(() => {
          underWay.current = false;
        });
    },
    [user, cart, lines, finish],
  );

  return { state, error, send };
}
