import { useRef } from 'react';

import { can } from '../../domain/access';
import { useCart } from '../../providers/cart';
import { useUser } from '../../providers/session';
import { CartLine } from './cart-line';
import styles from './cart-lines.module.css';

/** The lines of the cart; `goneCodes` are those whose product left the catalogue. */
export function CartLines({ goneCodes }: { goneCodes: ReadonlySet<string> }) {
  const { lines, raise, lower, remove, sending } = useCart();
  const showPrice = can(useUser(), 'seePrices');
  const list = useRef<HTMLUListElement>(null);

  // A button that goes with its line must not take the keyboard's place in the page along.
  const keepFocus = () => list.current?.focus();

  return (
    <ul ref={list} className={styles.lines} tabIndex={-1} aria-label="Itens do orçamento">
      {lines.map((line) => {
        const code = line.CD_PRODUTO;
        return (
          <CartLine
            key={code}
            line={line}
            showPrice={showPrice}
            gone={goneCodes.has(code)}
            locked={sending !== 'idle'}
            onRaise={() => raise(code)}
            onLower={() => {
              if (line.quantity === 1) keepFocus();
              lower(code);
            }}
            onRemove={() => {
              keepFocus();
              remove(code);
            }}
          />
        );
      })}
    </ul>
  );
}
