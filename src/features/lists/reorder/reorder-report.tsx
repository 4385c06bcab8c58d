import { Button, Checkbox } from 'antd';
import { useCallback, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { can } from '../../../../domain/session/access';
import { cartName, cartTotal } from '../../../../domain/cart/cart';
import { countChanges, type ComparedLine } from '../../../../domain/lists/past-lines';
import type { Terms } from '../../../../domain/order/quote/terms';
import { routes } from '../../../config/routes';
import { useCart, useCartLocked, useCartVerbs } from '../../../providers/cart/cart';
import { useUser } from '../../../providers/session/session';
import { useNotify } from '../../../ui/notices/notify';
import { Price } from '../../../ui/pieces/product/price';
import { useGrowingList } from '../../../ui/hooks/use-growing-list';
import { ReportLine } from './report-line';
import styles from './reorder.module.css';
import { reorderWords, summaryWords } from './reorder-words';
import { useSelection } from './use-selection';

interface ReorderReportProps {
  lines: readonly ComparedLine[];
  /** The terms of that time, for a cart without any. */
  terms: Terms | undefined;
  /** Called when the lines are in the cart. */
  onDone: () => void;
}

const linesAtOnce = 60;

/** The screens that show the cart. */
const withCart: readonly string[] = [routes.products, routes.cart];

/** The lines with their changes, and the button that puts the ticked ones into the cart. */
export function ReorderReport({ lines, terms, onDone }: ReorderReportProps) {
  const { decisionOn, decide, chooseAll, available, wanted } = useSelection(lines);
  const cart = useCart(({ lines }) => lines);
  const name = cartName(useCart(({ customer }) => customer));
  const { putIn } = useCartVerbs();
  const locked = useCartLocked();
  const inCart = useMemo(
    () => new Map(cart.map(({ CD_PRODUTO, quantity }) => [CD_PRODUTO, quantity])),
    [cart],
  );
  const prices = can(useUser(), 'seePrices');
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { shown, foot } = useGrowingList(lines, linesAtOnce, '');
  const add = useRef<HTMLButtonElement>(null);
  const toButton = useCallback(() => add.current?.focus(), []);
  const chosen = wanted.length;

  function putInCart() {
    const takeOut = putIn(wanted, terms);
    notify.undoable(reorderWords.added(chosen, name), takeOut, () => reorderWords.stays);
    onDone();
    if (!withCart.includes(pathname)) void navigate(routes.cart);
  }

  return (
    <>
      <div className={`flow ${styles.head}`}>
        <p role="status">{summaryWords(lines.length, countChanges(lines))}</p>
        <Checkbox
          checked={chosen > 0 && chosen === available}
          indeterminate={chosen > 0 && chosen < available}
          disabled={available === 0}
          onChange={({ target }) => chooseAll(target.checked)}
        >
          Todos
        </Checkbox>
      </div>
      <ul className={styles.lines} aria-label="Itens para pedir de novo">
        {shown.map((line) => (
          <ReportLine
            key={line.past.CD_PRODUTO}
            line={line}
            decision={decisionOn(line)}
            inCart={inCart.get((line.product ?? decisionOn(line).standIn)?.CD_PRODUTO ?? '') ?? 0}
            prices={prices}
            onDecide={decide}
            onLastQuantity={toButton}
          />
        ))}
        {foot && <li>{foot}</li>}
      </ul>
      <div className={`flow ${styles.foot}`}>
        {locked && <p role="status">{reorderWords.sending}</p>}
        {prices && (
          <p className={styles.total}>
            Total <Price value={cartTotal(wanted.map(totalLine))} />
          </p>
        )}
        <Button
          ref={add}
          type="primary"
          size="large"
          disabled={chosen === 0 || locked}
          onClick={putInCart}
        >
          {reorderWords.add(chosen, name)}
        </Button>
      </div>
    </>
  );
}

const totalLine = ({ product, quantity }: ReturnType<typeof useSelection>['wanted'][number]) => ({
  ...product,
  quantity,
});
