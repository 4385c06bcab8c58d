import type { ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';

import { routes } from '../../../config/routes';
import { roleOf } from '../../../../domain/session/access';
import { useUser } from '../../../providers/session/session';
import { AlertDialog } from '../../../ui/dialogs/alert-dialog';
import { ordersOf } from '../../../ui/pieces/order/order-link';
import { storedOrderFrom } from './stored-order';

interface StoredOrderDialogProps {
  /** Buttons below the message that print or share the order. */
  copies?: (number: number) => ReactNode;
}

/** Shows the number of the stored order. OK leads to the person's orders (§2 /obrigado). */
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
