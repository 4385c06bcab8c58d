import { useEffect, useRef } from 'react';

import { isSameCart, type KeptCart } from '../../../domain/cart/kept';
import type { Order } from '../../../domain/order/order';
import { withTerms } from '../../../domain/order/quote/words';
import type { QuoteAct } from '../../../domain/outbox/act';
import { removeCart } from '../../data/cart/mirror';
import { cartId } from '../../data/cart/owner';
import { keyFrom } from '../../data/cart/sending-key';
import { readSync, rememberSeen, sentLines, writeSync } from '../../data/cart/sync';
import { findSentOrder, watchSent } from '../../data/order/orders';
import type { OutboxVerbs } from '../outbox/outbox';
import { loadWhenOnline } from '../page/load-code';
import { networkIdle } from '../page/preload/network-idle';
import { followAside } from './aside-carts';
import type { LocalCarts } from './local-carts';
import type { CartDevice, CartMirror } from './mirror';

/** Synchronizes the carts with the person's other devices; null: nobody. The code loads after the first screen. */
export function useCartMirror(
  carts: LocalCarts,
  uid: string | null,
  customer: string | undefined,
  locked: boolean,
  outbox: Asking,
): void {
  const mirror = useRef<CartMirror>(undefined);

  // Removes the lines of a stored quote from the other devices at once.
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

  useEffect(() => {
    if (uid === null) return undefined;
    const left = new AbortController();
    const { signal } = left;
    const onTrouble = (trouble: boolean) => {
      if (!signal.aborted) carts.state.setState({ trouble });
    };
    void startMirror(carts, customer, { onTrouble, outbox }, signal).then((started) => {
      if (!signal.aborted) mirror.current = started;
    });
    const onHidden = () => {
      if (document.visibilityState === 'hidden') mirror.current?.flush();
    };
    document.addEventListener('visibilitychange', onHidden, { signal });
    return () => {
      left.abort();
      mirror.current = undefined;
    };
  }, [carts, uid, customer, outbox]);

  useEffect(() => {
    if (uid === null) return undefined;
    const left = new AbortController();
    const onTrouble = () => {};
    const mirrorOnce = async (of: string | undefined) => {
      const started = await startMirror(carts, of, { onTrouble, outbox }, left.signal);
      started?.leave();
    };
    followAside(carts, { mirrorOnce, remove: removeCart }, left.signal);
    return () => left.abort();
  }, [carts, uid, outbox]);
}

type Asking = Pick<OutboxVerbs, 'askForQuote' | 'isAsked'>;

interface Hears {
  onTrouble: (trouble: boolean) => void;
  outbox: Asking;
}

let code: typeof import('./mirror') | undefined;

async function loadMirror() {
  if (!code) {
    await networkIdle();
    code = await import('./mirror');
  }
  return code;
}

/** Starts synchronizing a person's own cart or one for a customer, until aborted. */
async function startMirror(
  carts: LocalCarts,
  customer: string | undefined,
  hears: Hears,
  signal: AbortSignal,
): Promise<CartMirror | undefined> {
  const { uid } = carts.owner;
  const { mirrorCart } = await loadWhenOnline(loadMirror, hears.onTrouble, signal);
  if (signal.aborted) return undefined;
  const mirror = mirrorCart({ uid, customer }, deviceOf(carts, customer, hears, signal));
  signal.addEventListener('abort', mirror.stop);
  return mirror;
}

function deviceOf(
  { owner, state, readOf, changeOf, isKept, isLocked }: LocalCarts,
  customer: string | undefined,
  { onTrouble, outbox }: Hears,
  signal: AbortSignal,
): CartDevice {
  const { uid } = owner;
  const id = cartId(uid, customer);
  return {
    read: () => readOf(id),
    take: (cart) => changeOf(id, (current) => withJoined(current, cart)),
    readSync: () => readSync(id),
    writeSync: (remembered) => writeSync(id, remembered, isKept(id)),
    isLocked: () => state.getState().id === id && isLocked(customer),
    settle: async (chave) => {
      const order = await findSentOrder(uid, chave);
      if (!order) return;
      const quote = sentQuote(chave, order);
      rememberSeen(id, sentLines(quote), isKept(id), quote.orcamento.words);
      await outbox.askForQuote(quote);
    },
    onTrouble,
    isAsked: outbox.isAsked,
    onSentElsewhere: ({ envio, before, isHere }) => {
      const from = isHere ? 'tab' : 'device';
      const whom = state.getState().recentCustomers.find((one) => one.uid === customer);
      void keyFrom(id, before).then((key) =>
        watchOrderOf(uid, [key, envio], signal, (numerodopedido) =>
          state.setState({ sentElsewhere: { numerodopedido, from, customer: whom } }),
        ),
      );
    },
  };
}

/** Reports the number of the order that was sent under one of these keys, once it is stored. */
function watchOrderOf(
  uid: string,
  keys: readonly string[],
  signal: AbortSignal,
  onOrder: (numerodopedido: number) => void,
): void {
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  signal.addEventListener('abort', stop);
  for (const key of keys) {
    const end = watchSent(uid, key)(
      (number) => {
        if (number === null || stopping.signal.aborted) return;
        stop();
        onOrder(number);
      },
      (error) => console.error("Could not read the number of the cart's order", error),
    );
    stopping.signal.addEventListener('abort', end);
  }
}

/** Rebuilds the act that a browser without storage has lost. */
function sentQuote(chave: string, order: Order): QuoteAct {
  const { itens, observacao = '', referencia = '', condicoes, idvendedor, vendedor } = order;
  const { cliente } = order;
  const words = withTerms({ observacao, referencia }, condicoes);
  const seller = { value: idvendedor, label: vendedor };
  const whom = order.criadopor && { customer: { uid: cliente.uid, nome: cliente.nome } };
  const orcamento = { itens, words, seller, ...whom };
  return { id: chave, pedidoem: order.criadoem, campo: 'orcamento', orcamento };
}

function withJoined(current: KeptCart, cart: KeptCart): KeptCart {
  if (isSameCart(current, cart)) return current;
  const { lines, words, representative } = cart;
  return { ...current, lines: [...lines], words, representative };
}
