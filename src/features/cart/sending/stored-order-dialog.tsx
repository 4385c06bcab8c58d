import type { ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';

import { routes, type Route } from '../../../config/routes';
import { roleOf, type Role } from '../../../../domain/session/access';
import { useUser } from '../../../providers/session/session';
import { AlertDialog } from '../../../ui/dialogs/alert-dialog';
import { storedOrderFrom } from './stored-order';

const ordersOf: Record<Role, Route> = {
  administrator: routes.orders,
  seller: routes.sellerOrders,
  customer: routes.customerOrders,
  waiting: routes.home,
};

interface StoredOrderDialogProps {
  /** What prints or sends the order, below the message. */
  copies?: (number: number) => ReactNode;
}

/** Shows the number of the stored order; OK leads to the person's orders (§2 /obrigado). */
export function StoredOrderDialog({ copies }: StoredOrderDialogProps) {
  const user = useUser();
  const navigate = useNavigate();
  const number = storedOrderFrom(useLocation().state);
  if (number === undefined) return <Navigate to={routes.home} replace />;
  return (
    <AlertDialog
      title={`Pedido ${number}`}
      message={
        <>
          realizado com sucesso.
          {copies?.(number)}
        </>
      }
      onClose={() => void navigate(ordersOf[roleOf(user)], { replace: true })}
    />
  );
}
