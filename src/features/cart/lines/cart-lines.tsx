import { useRef } from 'react';

import { can } from '../../../../domain/session/access';
import { useCart } from '../../../providers/cart/cart';
import { useUser } from '../../../providers/session/session';
import { useKeepFocus } from '../../../ui/hooks/use-keep-focus';
import { CartLine } from './cart-line';
import styles from './cart-lines.module.css';
import type { CurrentTable } from './use-current-table';
import { useNewestInSight } from './use-newest-in-sight';

/** The lines of the cart, beside what the product table of today says of them. */
export function CartLines({ table }: { table: CurrentTable }) {
  const lines = useCart((cart) => cart.lines);
  const list = useRef<HTMLUListElement>(null);
  useKeepFocus(list);
  useNewestInSight(list, lines);
  const user = useUser();
  const showPrice = can(user, 'seePrices');
  const showStock = can(user, 'seeStock');
  return (
    <ul ref={list} className={styles.lines} tabIndex={-1} aria-label="Itens do orçamento">
      {lines.map((line) => (
        <CartLine
          key={line.CD_PRODUTO}
          line={line}
          stock={table.products.get(line.CD_PRODUTO)?.estoque_saldo ?? line.estoque_saldo}
          showPrice={showPrice}
          showStock={showStock}
          gone={table.gone.has(line.CD_PRODUTO)}
        />
      ))}
    </ul>
  );
}
