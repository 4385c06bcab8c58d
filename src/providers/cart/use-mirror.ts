import { useEffect, useRef } from 'react';

import { isSameCart, type KeptCart } from '../../../domain/cart/kept';
import type { Order } from '../../../domain/order/order';
import type { QuoteAct } from '../../../domain/outbox/act';
import { cartId } from '../../data/cart/owner';
import { readSync, rememberSeen, sentLines, writeSync } from '../../data/cart/sync';
import type { LocalCart } from '../../data/cart/cart';
import { findSentOrder } from '../../data/order/orders';
import type { OutboxVerbs } from '../outbox/outbox';
import { networkIdle } from '../page/preload/network-idle';
import type { LocalCarts } from './local-carts';
import type { CartDevice, CartMirror } from './mirror';

/** Keeps the cart the same on all devices of a person; null for nobody. Its code comes after the first screen. */
export function useCartMirror(
  carts: LocalCarts,
  uid: string | null,
  customer: string | undefined,
  locked: boolean,
  askForQuote: OutboxVerbs['askForQuote'],
): void {
  const mirror = useRef<CartMirror>(undefined);

  // The lines of a stored quote leave the other devices at once.
  useEffect(() => {
    if (!locked) mirror.current?.flush();
  }, [locked]);

  useEffect(
    () =>
      carts.state.subscribe((now, before) => {
        if (now.id === before.id && !isSameCart(now, before)) mirror.current?.changed();
      }),
    [carts],
  );

  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  useEffect(() => {
    if (uid === null) return undefined;
    const left = new AbortController();
    const { signal } = left;
    const tell = (trouble: boolean) => {
      if (!signal.aborted) carts.state.setState({ trouble });
    };

    async function load(owner: string) {
      await networkIdle();
      try {
        const { mirrorCart } = await import('./mirror');
        if (signal.aborted) return;
        tell(false);
        const device = deviceOf(carts, cartId(owner, customer), customer, tell, askForQuote);
        mirror.current = mirrorCart({ uid: owner, customer }, device);
      } catch (error) {
        console.error('The cart of the other devices could not be loaded', error);
        tell(true);
        addEventListener('online', () => void load(owner), { once: true, signal });
      }
    }
    void load(uid);

    const onHidden = () => {
      if (document.visibilityState === 'hidden') mirror.current?.flush();
    };
    document.addEventListener('visibilitychange', onHidden, { signal });
    return () => {
      left.abort();
      // For another customer of the same person, what was changed a moment ago still goes out.
      if (isGone.current) mirror.current?.stop();
      else mirror.current?.leave();
      mirror.current = undefined;
    };
  }, [carts, uid, customer, askForQuote]);
}

function deviceOf(
  { owner, state, readOf, changeOf, isKept, isLocked }: LocalCarts,
  id: string,
  customer: string | undefined,
  onTrouble: CartDevice['onTrouble'],
  askForQuote: OutboxVerbs['askForQuote'],
): CartDevice {
  return {
    read: () => readOf(id),
    take: (cart) => changeOf(id, (current) => withJoined(current, cart)),
    readSync: () => readSync(id),
    writeSync: (remembered) => writeSync(id, remembered, isKept(id)),
    isLocked: () => state.getState().id === id && isLocked(customer),
    settle: async (chave) => {
      const order = await findSentOrder(owner.uid, chave);
      if (!order) return;
      const quote = sentQuote(chave, order);
      rememberSeen(id, sentLines(quote), isKept(id), quote.orcamento.words);
      await askForQuote(quote);
    },
    onTrouble,
  };
}

/** As it was asked for by a page that kept nothing. */
function sentQuote(chave: string, order: Order): QuoteAct {
  const { itens, observacao = '', referencia = '', idvendedor, vendedor, cliente } = order;
  const words = { observacao, referencia };
  const seller = { value: idvendedor, label: vendedor };
  const whom = order.criadopor && { customer: { uid: cliente.uid, nome: cliente.nome } };
  const orcamento = { itens, words, seller, ...whom };
  return { id: chave, pedidoem: order.criadoem, campo: 'orcamento', orcamento };
}

function withJoined(current: LocalCart, cart: KeptCart): LocalCart {
  if (isSameCart(current, cart)) return current;
  const { lines, words, representative } = cart;
  return { ...current, lines: [...lines], words, representative };
}
