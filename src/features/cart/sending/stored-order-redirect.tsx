import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { routes } from '../../../config/routes';
import { useStoredOrder } from '../../../providers/cart/sending';
import { storedOrderFrom } from './stored-order';

/** Leads to /obrigado once an order is stored, also after a reload, until that page has rendered. */
export function StoredOrderRedirect() {
  const { stored, acknowledgeStored } = useStoredOrder();
  const location = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (stored === undefined) return;
    const isThere = location.pathname === routes.orderThanks;
    if (isThere && stored === storedOrderFrom(location.state)) acknowledgeStored();
    else void navigate(routes.orderThanks, { state: { pedidoconfirmado: stored } });
  }, [stored, location, acknowledgeStored, navigate]);

  return null;
}
