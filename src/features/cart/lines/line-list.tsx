import { Switch } from 'antd';
import { useRef, useLayoutEffect, useState, type RefObject } from 'react';

import { unfitLines } from '../../../../domain/product/pack';
import { discountLimitOf } from '../../../../domain/order/quote/discount';
import { exceedsStock } from '../../../../domain/product/stock';
import { can } from '../../../../domain/session/access';
import { useCart } from '../../../providers/cart/cart';
import { useUser } from '../../../providers/session/session';
import { keepFocus } from '../../../ui/hooks/keep-focus';
import { CartLine } from './cart-line';
import styles from './lines.module.css';
import type { CurrentTable } from './use-current-table';
import type { CartLine as Line } from '../../../../domain/product/product';

interface CartLinesProps {
  table: CurrentTable;
  /** Each line shows the field for its discount. */
  withDiscounts: boolean;
}

/** The lines of the cart, with warnings from today's product table. */
export function CartLines({ table, withDiscounts }: CartLinesProps) {
  const lines = useCart((cart) => cart.lines);
  const list = useRef<HTMLUListElement>(null);
  const { warned, shown, isOn, turn } = useOnlyWarned(lines, table);
  useLayoutEffect(() => keepFocus(list.current), []);
  useNewestInSight(list, lines, shown);
  const user = useUser();
  const showPrice = can(user, 'seePrices');
  const showStock = can(user, 'seeStock');
  return (
    <>
      {warned.size > 0 && (
        <label className={`row close ${styles.only}`}>
          <Switch size="small" checked={isOn} onChange={turn} />
          Só os com aviso ({warned.size})
        </label>
      )}
      <ul
        ref={list}
        className={`no-ring ${styles.lines}`}
        tabIndex={-1}
        aria-label="Itens do orçamento"
      >
        {shown.map((line) => (
          <CartLine
            key={line.CD_PRODUTO}
            line={line}
            stock={stockOf(line, table)}
            showPrice={showPrice}
            showStock={showStock}
            gone={table.gone.has(line.CD_PRODUTO)}
            pack={table.products.get(line.CD_PRODUTO)}
            limit={withDiscounts ? discountLimitOf(user) : undefined}
          />
        ))}
      </ul>
    </>
  );
}

/** Today's stock, or that from when the line was added. */
const stockOf = ({ CD_PRODUTO, estoque_saldo }: Line, { products }: CurrentTable) =>
  products.get(CD_PRODUTO)?.estoque_saldo ?? estoque_saldo;

/** The lines with a warning, and whether only these show. A corrected line stays visible. */
function useOnlyWarned(lines: readonly Line[], table: CurrentTable) {
  const unfit = new Set(unfitLines(lines, table.products));
  const isWarned = (line: Line) =>
    table.gone.has(line.CD_PRODUTO) ||
    unfit.has(line) ||
    exceedsStock({ quantity: line.quantity, estoque_saldo: stockOf(line, table) });
  const warned = new Set(lines.filter(isWarned).map(({ CD_PRODUTO }) => CD_PRODUTO));
  /** Undefined while all lines show. */
  const [held, setHeld] = useState<ReadonlySet<string>>();
  if (held && warned.size === 0) setHeld(undefined);
  return {
    warned,
    shown: held
      ? lines.filter(({ CD_PRODUTO }) => held.has(CD_PRODUTO) || warned.has(CD_PRODUTO))
      : lines,
    isOn: held !== undefined,
    turn: (on: boolean) => setHeld(on ? warned : undefined),
  };
}

/** Scrolls within the panel to a line that was added, or that grew from outside the list. */
function useNewestInSight(
  list: RefObject<HTMLElement | null>,
  lines: readonly Line[],
  shown: readonly Line[],
): void {
  const seen = useRef(lines);
  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = lines;
    const { current: element } = list;
    const panel = element?.closest<HTMLElement>('[data-scrolls]');
    if (!element || !panel || before === lines || element.contains(document.activeElement)) return;
    const newest = newestOf(before, lines);
    const at = newest && shown.indexOf(newest);
    const line = element.children[at ?? -1]?.getBoundingClientRect();
    const frame = panel.getBoundingClientRect();
    // The sticky foot of the panel covers the lines below it.
    const foot = panel.querySelector('[data-panel-foot]')?.getBoundingClientRect().height ?? 0;
    if (!line) return;
    if (line.top < frame.top) panel.scrollTop += line.top - frame.top;
    else if (line.bottom > frame.bottom - foot) {
      panel.scrollTop += line.bottom - (frame.bottom - foot);
    }
  }, [list, lines, shown]);
}

/** The last line that is new or whose quantity grew. */
function newestOf(before: readonly Line[], lines: readonly Line[]): Line | undefined {
  const quantities = new Map(before.map((line) => [line.CD_PRODUTO, line.quantity]));
  return lines.findLast(({ CD_PRODUTO, quantity }) => quantity > (quantities.get(CD_PRODUTO) ?? 0));
}
