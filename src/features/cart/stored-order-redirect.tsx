import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { routes } from '../../config/routes';
import { useCart } from '../../providers/cart';
import { storedOrderFrom } from './stored-order';

/**
 * Leads to /obrigado from any page once an order is known to be stored, including one found again after a reload. The
 * order counts as shown only when that page is rendered: its code may still have to load.
 */
export function StoredOrderRedirect() {
  const { stored, acknowledgeStored } = useCart();
  const location = useLocation();
  const navigate = useNavigate();
  const shown =
    location.pathname === routes.orderThanks ? storedOrderFrom(location.state) : undefined;

  useEffect(() => {
    if (stored === undefined) return;
    if (stored === shown) acknowledgeStored();
    else void navigate(routes.orderThanks, { state: { pedidoconfirmado: stored } });
  }, [stored, shown, acknowledgeStored, navigate]);

  return null;
}
