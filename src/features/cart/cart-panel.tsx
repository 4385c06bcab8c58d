import { DoubleRightOutlined, ShoppingCartOutlined } from '@ant-design/icons';
import { Badge } from 'antd';
import { useId, type ReactNode } from 'react';

import { useCart, useCartCount } from '../../providers/cart/cart';
import { usePanel } from '../../providers/cart/panel';
import { CartContents, cartTitle } from './cart-contents';
import styles from './cart-panel.module.css';

const countStyles = { indicator: { boxShadow: 'none', color: 'var(--mmv-graphite)' } };

/** The cart next to the products, 340 px wide (§9). Its title folds it to a handle. */
export function CartPanel({ tools }: { tools?: ReactNode }) {
  const { open, setOpen } = usePanel();
  const count = useCartCount();
  const customer = useCart((cart) => cart.customer);
  const id = useId();
  return (
    <aside className={`card ${styles.panel}`} data-open={open} aria-label="Orçamento">
      <h2>
        <button
          type="button"
          className={styles.toggle}
          aria-label={
            open ? undefined : [cartTitle(count), customer?.nome].filter(Boolean).join(', ')
          }
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? (
            <>
              {cartTitle(count)}
              <DoubleRightOutlined aria-hidden />
            </>
          ) : (
            <>
              <ShoppingCartOutlined className={styles.icon} aria-hidden />
              <Badge count={count} color="var(--mmv-accent)" styles={countStyles} />
              <span className={styles.title}>{cartTitle(count)}</span>
              {customer && <span className={`one-line ${styles.customer}`}>{customer.nome}</span>}
            </>
          )}
        </button>
      </h2>
      <div id={id} className={`no-ring ${styles.body}`} hidden={!open} tabIndex={-1} data-scrolls>
        {open && tools && <div className={styles.tools}>{tools}</div>}
        {open && <CartContents />}
      </div>
    </aside>
  );
}
