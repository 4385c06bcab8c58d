import { Link } from 'react-router-dom';

import type { FigureOrder } from '../../../../../domain/figures/figures';
import { formatCents } from '../../../../../domain/words/money';
import { isOrderStatus, statusNames } from '../../../../../domain/order/status';
import { routes } from '../../../../config/routes';
import styles from './orders-drawer.module.css';

/** An order behind a figure, with the way to it. */
export function BehindOrder({ order }: { order: FigureOrder }) {
  const { numerodopedido, data, status, cliente, vendedor, centavos, total } = order;
  const number = String(numerodopedido);
  const search = new URLSearchParams({ status, numero: number, pedido: number }).toString();
  return (
    <li className={styles.order}>
      <Link to={{ pathname: routes.orders, search }}>Pedido {number}</Link>
      <span className={styles.cents}>{formatCents(centavos)}</span>
      <span className={styles.facts}>
        {[data, isOrderStatus(status) ? statusNames[status] : status, cliente, vendedor]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {centavos !== total && (
        <span className={styles.whole}>de {formatCents(total)} no pedido</span>
      )}
    </li>
  );
}
