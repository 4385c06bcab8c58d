import { useCallback, useEffect, useRef, useState } from 'react';

import { createOrder, findSent } from '../../data/order/orders';
import { sendQuoteMail } from '../../data/outbox/mail';
import { refusalOf } from '../../data/base/refusal';
import { forgetKey, pendingKey, takeKey } from '../../data/outbox/sending';
import type { QuoteAct } from '../../../domain/outbox/act';
import type { CustomerEntry } from '../../../domain/people/customer-entry';
import type { Person } from '../../../domain/order/order';
import type { CartLine } from '../../../domain/product/product';
import { draftOrder } from '../../../domain/order/quote/quote';
import type { QuoteWords } from '../../../domain/order/quote/words';
import type { SellerEntry, User } from '../../../domain/people/user';
import { useActs } from '../outbox/acts';
import { useConnected } from '../outbox/connection';

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

/** Whom a seller writes a quote for. */
interface QuoteCustomer extends Person {
  /** As they are known now; unknown, the quote waits until that can be read. */
  entry: CustomerEntry | undefined;
}

interface SendQuote {
  state: SendingState;
  /** The error, if the last sending stored nothing. */
  error: Error | undefined;
  /** Stores the quote once, whatever happens in between; `onStored` hears its number. */
  send: (seller: SellerEntry, words: QuoteWords, customer?: QuoteCustomer) => void;
}

/** A quote that was put with those that wait for the connection. */
export interface WaitingNews {
  /** False: the browser keeps nothing, and it is lost with the page. */
  kept: boolean;
}

interface UnderWay {
  quote: QuoteAct;
  /** It may have reached the server. */
  sent: boolean;
  /** It waits with the others now, which will send it. */
  waits: boolean;
}

/** Milliseconds between checks whether an earlier sending was stored; until that is known the lines stay locked. */
const askAgainMs = 5000;

interface Hears {
  /** Every stored order, one found again after a reload included. */
  onStored: (numerodopedido: number) => void;
  /** A mail that failed afterwards. */
  onUnsentMail: (mail: UnsentMail) => void;
  /** The lines wait for the connection now, and the cart is free for the next quote. */
  onWaiting: (news: WaitingNews) => void;
}

/**
 * Sends the cart of `user` that bears the name `cart` (`cartId`). Without a connection, or where earlier quotes still wait
 * for their turn, it goes to what waits (decision 65), and so does a quote whose connection goes while it is under way.
 */
export function useSendQuote(
  user: User,
  cart: string,
  lines: readonly CartLine[],
  { onStored, onUnsentMail, onWaiting }: Hears,
): SendQuote {
  const connected = useConnected();
  const { ask, quotes } = useActs();
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
  const underWay = useRef<UnderWay>(undefined);

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
    let left = false;
    const chave = pendingKey(cart);
    const found = chave === undefined ? Promise.resolve(null) : findSent(user.uid, chave);
    found.then(
      (numerodopedido) => {
        if (left) return;
        if (numerodopedido !== null) {
          setError(undefined);
          finish(numerodopedido);
        }
        underWay.current = undefined;
        setState('idle');
      },
      (reason: unknown) => {
        console.error('The earlier sending could not be confirmed', reason);
        if (!left) timer = setTimeout(() => setQuestion((count) => count + 1), askAgainMs);
      },
    );
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [state, connected, user.uid, cart, finish, question]);

  const letWait = useCallback(
    async (sending: UnderWay) => {
      if (sending.waits) return;
      sending.waits = true;
      const kept = await ask(sending.quote, sending.sent);
      // As with a stored one, the lines are removed before the key.
      onWaiting({ kept });
      forgetKey(cart);
      underWay.current = undefined;
      setState('idle');
      setError(undefined);
    },
    [ask, cart, onWaiting],
  );

  // Its key makes it one order, whichever of the two sendings comes through.
  useEffect(() => {
    const { current: sending } = underWay;
    if (!connected && state !== 'idle' && sending) void letWait(sending);
  }, [connected, state, letWait]);

  const send = useCallback(
    (seller: SellerEntry, words: QuoteWords, customer?: QuoteCustomer) => {
      // Safety: a second click while the first is under way asks for nothing.
      if (underWay.current) return;
      const id = takeKey(cart);
      const itens = [...lines];
      const orcamento = { itens, words, seller, ...(customer && { customer: whoIs(customer) }) };
      const quote: QuoteAct = { id, pedidoem: Date.now(), campo: 'orcamento', orcamento };
      const known = customer === undefined || customer.entry !== undefined;
      const sending = { quote, sent: connected && known && quotes.length === 0, waits: false };
      underWay.current = sending;
      setState('sending');
      setError(undefined);
      if (!sending.sent) {
        void letWait(sending);
        return;
      }
      const draft = draftOrder(
        { chave: id, itens, words, seller, customer: customer?.entry },
        user,
        new Date(),
      );
      createOrder(draft, (clashes) => {
        // The first retry follows at once: nobody notices that one.
        if (clashes > 1 && !sending.waits) setState('insisting');
      }).then(
        (numerodopedido) => {
          if (sending.waits) return;
          underWay.current = undefined;
          finish(numerodopedido);
          setState('idle');
        },
        (reason: unknown) => {
          console.error('The quote was not stored', reason);
          if (sending.waits) return;
          setError(reason instanceof Error ? reason : new Error(String(reason)));
          // Safety: with the connection gone in the middle, a failure may hide an order that was stored.
          setState('confirming');
        },
      );
    },
    [user, cart, lines, connected, quotes, letWait, finish],
  );

  return { state, error, send };
}

/** What a waiting quote keeps of its customer; the rest is read when it goes out. */
function whoIs({ uid, nome }: Person) {
  return { uid, nome };
}
