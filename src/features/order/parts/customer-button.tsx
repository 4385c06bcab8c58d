import { UserOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import type { OrderHead } from '../../../../domain/order/head';
import { can } from '../../../../domain/session/access';
import { useDrawers } from '../../../providers/page/drawers';
import { useUser } from '../../../providers/session/session';

/** Opens the page of an order's customer, for sellers. A seller's own quote has no customer. */
export function CustomerButton({ order: { cliente } }: { order: Pick<OrderHead, 'cliente'> }) {
  const user = useUser();
  const { showCustomer } = useDrawers();
  if (!can(user, 'quoteForCustomers') || cliente.uid === user.uid) return null;
  return (
    <Button
      icon={<UserOutlined aria-hidden />}
      aria-haspopup="dialog"
      onClick={() => showCustomer(cliente.uid)}
    >
      Ver cliente
    </Button>
  );
}
