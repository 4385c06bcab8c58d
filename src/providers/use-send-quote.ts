import { useCallback, useEffect, useRef, useState } from 'react';

import { createOrder, findSent } from '../data/firebase/orders';
import { sendQuoteMail } from '../data/http/mail';
import { forgetKey, pendingKey, takeKey } from '../data/storage/sending';
import type { CartLine } from '../domain/product';
import { draftOrder } from '../domain/quote';
import type { SellerEntry, User } from '../domain/user';
import { useConnected } from './connection';

/**
 * idle; sending; or confirming: an earlier sending was cut off and it is not known yet whether it was stored.
 * The lines must not change unless idle, or the order would not be what the screen shows.
 */
export type SendingState = 'idle' | 'sending' | 'confirming';

interface SendQuote {
  state: SendingState;
  /** Stores the quote once, whatever happens in between; answers the order's number. */
  send: (seller: SellerEntry) => Promise<number>;
}

/** Sends the cart of `user`. `onStored` hears of every stored order, one found again after a reload included. */
export function useSendQuote(
  user: User,
  lines: readonly CartLine[],
  onStored: (numerodopedido: number) => void,
): SendQuote {
  const connected = useConnected();
  const [state, setState] = useState<SendingState>(() =>
    pendingKey(user.uid) === undefined ? 'idle' : 'confirming',
  );
  const underWay = useRef<Promise<number>>(undefined);

  const finish = useCallback(
    (numerodopedido: number) => {
      forgetKey();
      onStored(numerodopedido);
      // The mail follows the order and never holds it up: a dead mail server costs the mail only.
      sendQuoteMail(user.email, user.nome, numerodopedido).catch((error: unknown) =>
        console.error(`No mail about order ${numerodopedido}`, error),
      );
    },
    [user.email, user.nome, onStored],
  );

  useEffect(() => {
    if (state !== 'confirming' || !connected) return;
    const chave = pendingKey(user.uid);
    const found = chave === undefined ? Promise.resolve(null) : findSent(user.uid, chave);
    found.then(
      (numerodopedido) => {
        if (numerodopedido !== null) finish(numerodopedido);
        setState('idle');
      },
      (error: unknown) => console.error('The earlier sending could not be confirmed', error),
    );
  }, [state, connected, user.uid, finish]);

  const send = useCallback(
    (seller: SellerEntry) => {
      // Safety: a second click while the first is under way waits for the same order.
      underWay.current ??= (async () => {
        setState('sending');
        try {
          const quote = { chave: takeKey(user.uid), itens: [...lines], seller };
          const numerodopedido = await createOrder(draftOrder(quote, user, new Date()));
          finish(numerodopedido);
          return numerodopedido;
        } finally {
          underWay.current = undefined;
          setState('idle');
        }
      })();
      return underWay.current;
    },
    [user, lines, finish],
  );

  return { state, send };
}
