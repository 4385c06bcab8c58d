import { Button } from 'antd';

import { useCartCount, useCartLocked } from '../../providers/cart/cart';
import { useDrawers } from '../../providers/page/drawers';
import styles from './list-buttons.module.css';

/** The way to the saved lists, and of the cart into one of them. */
export function ListButtons() {
  const count = useCartCount();
  const locked = useCartLocked();
  const common = {
    type: 'link',
    size: 'small',
    style: { paddingInline: 0 },
    'aria-haspopup': 'dialog',
    disabled: locked,
  } as const;
  const { showLists } = useDrawers();
  return (
    <div className={`wrap ${styles.buttons}`}>
      <Button {...common} onClick={() => showLists()}>
        Listas
      </Button>
      {count > 0 && (
        <Button {...common} onClick={() => showLists({ save: true })}>
          Salvar como lista
        </Button>
      )}
    </div>
  );
}
