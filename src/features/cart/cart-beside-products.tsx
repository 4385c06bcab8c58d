import type { ReactNode } from 'react';

import { usePanel } from '../../providers/cart/panel';
import { CartAnnouncement } from './cart-announcement';
import { CartBar } from './cart-bar';
import styles from './cart-beside-products.module.css';
import { CartPanel } from './cart-panel';
import { UndoNotice } from './lines/undo-notice';
import { useRoomForPanel } from './use-room-for-panel';

/**
 * The cart on /produtos: a panel with `tools` above its lines, or in a narrow window a bar that links to
 * /carrinho.
 */
export function CartBesideProducts({ tools }: { tools?: ReactNode }) {
  const { open } = usePanel();
  const room = useRoomForPanel();
  return (
    <>
      {room ? <CartPanel tools={tools} /> : <CartBar />}
      {!(room && open) && (
        <div className={styles.undo}>
          <UndoNotice />
        </div>
      )}
      <CartAnnouncement />
    </>
  );
}
