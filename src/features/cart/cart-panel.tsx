import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { useId } from 'react';

import { useCart } from '../../providers/cart';
import { CartContents, cartTitle } from './cart-contents';
import styles from './cart-panel.module.css';

/**
 * The cart beside the products, 340 wide (§9). It folds upwards and keeps its column, so that no product moves when the
 * first item opens it.
 */
export function CartPanel() {
  const { count, open, setOpen } = useCart();
  const id = useId();
  return (
    <aside className={styles.panel} aria-label="Orçamento">
      <h2>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {cartTitle(count)}
          {open ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
        </button>
      </h2>
      <div id={id} className={styles.body} hidden={!open}>
        {open && <CartContents />}
      </div>
    </aside>
  );
}
