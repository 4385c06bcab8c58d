import { Button } from 'antd';
import { useState } from 'react';

import { can } from '../../../domain/session/access';
import { counted } from '../../../domain/words/counted';
import { useCart, useCartCount, useCartLocked } from '../../providers/cart/cart';
import { useDrawers } from '../../providers/page/drawers';
import { useUser } from '../../providers/session/session';
import { lazyDialog } from '../../ui/late/lazy-dialog';
import styles from './list-buttons.module.css';

const MoveDialog = lazyDialog({
  load: async () => (await import('./move-dialog')).MoveDialog,
  failure: 'A escolha do cliente não foi aberta',
});

/**
 * Opens the saved lists, saves the cart as a list, or moves it to another customer. Also shows the number
 * of pieces.
 */
export function ListButtons() {
  const count = useCartCount();
  const pieces = useCart(({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0));
  const locked = useCartLocked();
  const mayMove = can(useUser(), 'quoteForCustomers');
  const [isMoving, setIsMoving] = useState(false);
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
      {count > 0 && mayMove && (
        <Button {...common} onClick={() => setIsMoving(true)}>
          Mover para outro cliente
        </Button>
      )}
      {isMoving && <MoveDialog onClose={() => setIsMoving(false)} />}
      {count > 0 && (
        <span className={`small numbers ${styles.pieces}`}>{counted(pieces, 'peça', 'peças')}</span>
      )}
    </div>
  );
}
