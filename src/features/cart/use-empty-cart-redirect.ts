import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import { routes } from '../../config/routes';
import { useCartCount } from '../../providers/cart/cart';
import { useStoredOrder } from '../../providers/cart/sending';
import { useRoomForPanel } from './use-room-for-panel';

const redirectMs = 500;

/** In a narrow window, leads from an empty cart to /produtos (§9), unless its order was just stored. */
export function useEmptyCartRedirect(): void {
  const count = useCartCount();
  const { stored } = useStoredOrder();
  const navigate = useNavigate();
  const mobile = !useRoomForPanel();
  const leaves = mobile && count === 0 && stored === undefined;
  useEffect(() => {
    if (!leaves) return undefined;
    const timer = setTimeout(() => void navigate(routes.products, { replace: true }), redirectMs);
    return () => clearTimeout(timer);
  }, [leaves, navigate]);
}
