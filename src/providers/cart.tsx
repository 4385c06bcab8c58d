import { useCallback, useMemo, useState, type ReactNode } from 'react';

import {
  addToCart,
  cartTotal,
  countItems,
  lowerQuantity,
  raiseQuantity,
  removeLine,
} from '../domain/cart';
import type { CartLine, Product } from '../domain/product';
import type { SellerEntry } from '../domain/user';
import { createRequiredContext } from './required-context';
import { useUser } from './session';
import { useCartLines } from './use-cart-lines';
import { useSendQuote, type SendingState } from './use-send-quote';

interface Cart {
  lines: CartLine[];
  /** The n of 'Itens Orçamento ( n )'. */
  count: number;
  /** Reais. */
  total: number;
  /** The panel's state; it opens by itself while there are items (specification, section 4). */
  open: boolean;
  setOpen: (open: boolean) => void;
  add: (product: Product) => void;
  raise: (code: string) => void;
  lower: (code: string) => void;
  remove: (code: string) => void;
  sending: SendingState;
  send: (seller: SellerEntry) => Promise<number>;
  /** The last order stored by this browser in this session, once. */
  stored: number | undefined;
  acknowledgeStored: () => void;
}

const [Provider, useCart] = createRequiredContext<Cart>('useCart');
export { useCart };

/** The cart of the signed-in person; another person begins with their own. */
export function CartProvider({ children }: { children: ReactNode }) {
  const { uid } = useUser();
  return <CartOf key={uid}>{children}</CartOf>;
}

function CartOf({ children }: { children: ReactNode }) {
  const user = useUser();
  const [lines, change] = useCartLines(user.uid);
  const [open, setOpen] = useState(lines.length > 0);
  const [stored, setStored] = useState<number>();
  const onStored = useCallback(
    (numerodopedido: number) => {
      change(() => []);
      setOpen(false);
      setStored(numerodopedido);
    },
    [change],
  );
  const { state: sending, send } = useSendQuote(user, lines, onStored);

  const cart = useMemo<Cart>(() => {
    const whenIdle = (apply: (lines: readonly CartLine[]) => CartLine[]) => {
      if (sending === 'idle') change(apply);
    };
    return {
      lines,
      count: countItems(lines),
      total: cartTotal(lines),
      open,
      setOpen,
      add: (product) => {
        whenIdle((current) => addToCart(current, product));
        setOpen(true);
      },
      raise: (code) => whenIdle((current) => raiseQuantity(current, code)),
      lower: (code) => whenIdle((current) => lowerQuantity(current, code)),
      remove: (code) => whenIdle((current) => removeLine(current, code)),
      sending,
      send,
      stored,
      acknowledgeStored: () => setStored(undefined),
    };
  }, [lines, change, open, sending, send, stored]);

  return <Provider value={cart}>{children}</Provider>;
}
