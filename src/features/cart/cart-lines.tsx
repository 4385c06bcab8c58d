import { useRef } from 'react';

import { can } from '../../../domain/access';
import { useCart } from '../../providers/cart';
import { useUser } from '../../providers/session';
import { useKeepFocus } from '../../ui/use-keep-focus';
import { CartLine } from './cart-line';
import styles from './cart-lines.module.css';

/** The lines of the cart; `goneCodes` are the codes of products that left the catalogue. */
export function CartLines({ goneCodes }: { goneCodes: ReadonlySet<string> }) {
  const { lines, raise, lower, remove, setNote, sending } = useCart();
  const list = useRef<HTMLUListElement>(null);
  useKeepFocus(list);
  const showPrice = can(useUser(), 'seePrices');
  return (
    <ul ref={list} className={styles.lines} tabIndex={-1} aria-label="Itens do orçamento">
      {lines.map((line) => (
        <CartLine
          key={line.CD_PRODUTO}
          line={line}
          showPrice={showPrice}
          gone={goneCodes.has(line.CD_PRODUTO)}
          locked={sending !== 'idle'}
          onRaise={raise}
          onLower={lower}
          onRemove={remove}
          onNote={setNote}
        />
      ))}
    </ul>
  );
}
