import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { routes } from '../../../config/routes';
import { useStoredOrder } from '../../../providers/cart/sending';
import { storedOrderFrom } from './stored-order';

/**
 * Leads to /obrigado from any page once an order is stored, also after a reload. The order counts as shown only when
 * that page is drawn: until then, whoever goes elsewhere is led there again.
 */
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
