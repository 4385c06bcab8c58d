import { useCallback, useEffect, useRef } from 'react';

import type { QuoteWords } from '../../../domain/order/quote/words';
import type { Refusal } from '../../../domain/outbox/act';
import { isInCart, isOf, isOpen, type Entry } from '../../../domain/outbox/entry';
import type { SellerEntry } from '../../../domain/people/user';
import { nextSendingKey } from '../../data/cart/sending-key';
import { useConnected } from '../outbox/connection';
import { newRequest } from '../outbox/new-request';
import { useOutbox, useOutboxState } from '../outbox/outbox-provider';
import { useCart, useCartVerbs, useRunningCart } from './cart';

/**
 * Sends the cart by the outbox. The lines of the quote stay locked in the cart, or leave it if the quote has to wait
 * (decision 65).
 */

export function useSendQuote() {
  const { state } = useRunningCart().carts;
  const { askForQuote } = useOutbox();
  return useCallback(
    async (seller: SellerEntry, words: QuoteWords) => {
      const { id: cart, lines, customer } = state.getState();
      const whom = customer && { customer: { uid: customer.uid, nome: customer.nome } };
      const orcamento = { itens: [...lines], words, seller, ...whom };
      const asked = newRequest();
      const chave = await nextSendingKey(cart);
      const key = chave === undefined ? {} : { chave };
      await askForQuote({ ...asked, campo: 'orcamento', ...key, orcamento });
    },
    [state, askForQuote],
  );
}

/** Locks the cart while `work` runs, so that the checked lines are the sent ones. */
export function useHoldCart() {
  const customer = useCart((cart) => cart.customer?.uid);
  const { holdCart } = useOutbox();
  return useCallback((work: () => Promise<void>) => holdCart(customer, work), [customer, holdCart]);
}

/** Why the last sending of this cart failed; undefined once it is tried again. */
export function useRefusal(): Refusal | undefined {
  const customer = useCart((cart) => cart.customer?.uid);
  return useOutboxState(
    ({ entries }) =>
      entries.find((one) => isInCart(one, customer) && !isSentElsewhere(one))?.recusa,
  );
}

/** Shown apart from the cart, which may be empty: the other device removed the lines that it sent. */
function isSentElsewhere({ recusa }: Entry): boolean {
  return recusa?.motivo === 'jaenviado';
}

/**
 * Removes lines from the cart once their quote is stored or has to wait. `onWait` reports whether the browser can keep
 * a waiting quote.
 */
export function useFreedCarts(onWait: (isKept: boolean) => void): void {
  const connected = useConnected();
  const { releaseCart } = useOutbox();
  const { takeOut } = useCartVerbs();
  const quotes = useOutboxState(({ entries }) => entries.filter((one) => isOf(one, 'orcamento')));
  const handled = useRef(new Set<string>());

  useEffect(() => {
    const first = quotes.find(isOpen);
    for (const entry of quotes) {
      const { act, carrinho, feito } = entry;
      const waits = isOpen(entry) && (!connected || entry !== first);
      const isOver = waits || feito !== undefined || isSentElsewhere(entry);
      if (carrinho !== 'preso' || !isOver || handled.current.has(act.id)) continue;
      handled.current.add(act.id);
      takeOut(act);
      void releaseCart(act.id).then((isKept) => {
        if (waits) onWait(isKept);
      });
    }
  }, [quotes, connected, takeOut, releaseCart, onWait]);
}

/** The last order sent from this browser whose number was not shown yet. */
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
