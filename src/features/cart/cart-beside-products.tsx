import type { ReactNode } from 'react';

import { CartAnnouncement } from './cart-announcement';
import { CartBar } from './cart-bar';
import { CartPanel } from './cart-panel';
import { useRoomForPanel } from './use-room-for-panel';

/** The cart on /produtos: a panel with `tools` above its lines, or on the mobile variant a bar that leads to /carrinho. */
export function CartBesideProducts({ tools }: { tools?: ReactNode }) {
  const room = useRoomForPanel();
  return (
    <>
      {room ? <CartPanel tools={tools} /> : <CartBar />}
      <CartAnnouncement />
    </>
  );
}
