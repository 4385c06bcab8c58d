import { useRef, useLayoutEffect, type RefObject } from 'react';

import { can } from '../../../../domain/session/access';
import { useCart } from '../../../providers/cart/cart';
import { useUser } from '../../../providers/session/session';
import { keepFocus } from '../../../ui/hooks/keep-focus';
import { CartLine } from './cart-line';
import styles from './lines.module.css';
import type { CurrentTable } from './use-current-table';
import type { CartLine as Line } from '../../../../domain/product/product';

/** The lines of the cart, beside what the product table of today says of them. */
export function CartLines({ table }: { table: CurrentTable }) {
  const lines = useCart((cart) => cart.lines);
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => keepFocus(list.current), []);
  useNewestInSight(list, lines);
  const user = useUser();
  const showPrice = can(user, 'seePrices');
  const showStock = can(user, 'seeStock');
  return (
    <ul
      ref={list}
      className={`no-ring ${styles.lines}`}
      tabIndex={-1}
      aria-label="Itens do orçamento"
    >
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

/** Scrolls a line that was added, or grew from outside the list, into sight within the panel. */
function useNewestInSight(list: RefObject<HTMLElement | null>, lines: readonly Line[]): void {
  const seen = useRef(lines);
  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = lines;
    const { current: element } = list;
    const panel = element?.closest<HTMLElement>('[data-scrolls]');
    if (!element || !panel || before === lines || element.contains(document.activeElement)) return;
    const at = newestOf(before, lines);
    if (at < 0) return;
    const line = element.children[at]?.getBoundingClientRect();
    const frame = panel.getBoundingClientRect();
    // What stays at the foot of the panel covers the lines below it.
    const foot = panel.querySelector('[data-panel-foot]')?.getBoundingClientRect().height ?? 0;
    if (!line) return;
    if (line.top < frame.top) panel.scrollTop += line.top - frame.top;
    else if (line.bottom > frame.bottom - foot) {
      panel.scrollTop += line.bottom - (frame.bottom - foot);
    }
  }, [list, lines]);
}

/** The place of the last line that is new or has more than before; -1 for none. */
function newestOf(before: readonly Line[], lines: readonly Line[]): number {
  const quantities = new Map(before.map((line) => [line.CD_PRODUTO, line.quantity]));
  return lines.findLastIndex(
    ({ CD_PRODUTO, quantity }) => quantity > (quantities.get(CD_PRODUTO) ?? 0),
  );
}
