import { Alert, Button } from 'antd';

import { formatCents } from '../../../../../domain/words/money';
import {
  figuresFailure,
  useOrdersBehind,
  useRefreshFigures,
} from '../../../../providers/figures/figures';
import { Drawer } from '../../../../ui/dialogs/drawer';
import { EmptyState } from '../../../../ui/states/empty-state';
import { FailedState } from '../../../../ui/states/failed-state';
import { LoadingState } from '../../../../ui/states/loading-state';
import { LoadMoreButton } from '../../../../ui/list/load-more-button';
import type { Behind } from './behind-button';
import { ordersWords, periodWords } from '../figure-words';
import { counted } from '../../../../../domain/words/counted';
import styles from './orders-drawer.module.css';
import type { FigureOrder } from '../../../../../domain/figures/figures';
import { isOrderStatus, statusNames } from '../../../../../domain/order/status';
import { OrderLink } from '../../../../ui/pieces/order/order-link';

interface OrdersDrawerProps {
  /** Undefined while the drawer is closed. */
  behind: Behind | undefined;
  onClose: () => void;
}

/** The orders behind a figure. */
export function OrdersDrawer({ behind, onClose }: OrdersDrawerProps) {
  return (
    <Drawer
      title={behind && ordersWords[behind.question.pedidos]}
      size="min(560px, 100vw)"
      destroyOnHidden
      open={behind !== undefined}
      onClose={onClose}
    >
      {behind && <Orders behind={behind} onClose={onClose} />}
    </Drawer>
  );
}

function Orders({
  behind: { name, question, shown },
  onClose,
}: {
  behind: Behind;
  onClose: () => void;
}) {
  const answer = useOrdersBehind(question);
  const { refresh } = useRefreshFigures();
  if (answer.status === 'loading') return <LoadingState text="Buscando os pedidos…" />;
  if (answer.status === 'failed') {
    return (
      <FailedState
        message={figuresFailure('Os pedidos não foram lidos', answer.error)}
        onRetry={answer.retry}
      />
    );
  }
  const { pedidos, centavos, orders, loadMore, loadingMore, failedMore } = answer.data;
  const moved = (shown.pedidos ?? pedidos) !== pedidos || (shown.centavos ?? centavos) !== centavos;
  return (
    <>
      <p className="secondary">
        {[name, periodWords(question.periodo)].filter(Boolean).join(' · ')}
      </p>
      <p className={`large bold numbers ${styles.sum}`} role="status">
        {counted(pedidos, 'pedido', 'pedidos')}, {formatCents(centavos)}
      </p>
      {moved && (
        <Alert
          type="info"
          showIcon
          title="Os pedidos mudaram depois que os resultados foram calculados."
          action={
            <Button
              size="small"
              onClick={() => {
                onClose();
                refresh();
              }}
            >
              Atualizar
            </Button>
          }
        />
      )}
      {orders.length === 0 ? (
        <EmptyState title="Nenhum pedido." />
      ) : (
        <ul className={styles.orders}>
          {orders.map((order) => (
            <BehindOrder key={order.numerodopedido} order={order} />
          ))}
        </ul>
      )}
      {failedMore && (
        <p role="alert" className={`failed ${styles.failed}`}>
          Os próximos pedidos não foram carregados. Tente de novo.
        </p>
      )}
      {loadMore && (
        <LoadMoreButton
          shown={orders.length}
          total={pedidos}
          loading={loadingMore}
          onClick={loadMore}
        />
      )}
    </>
  );
}

/** An order behind a figure, with a link. */
function BehindOrder({ order }: { order: FigureOrder }) {
  const { data, status, cliente, vendedor, centavos, total } = order;
  return (
    <li className={styles.order}>
      <OrderLink order={order} reader="administrator" />
      <span className="numbers at-end">{formatCents(centavos)}</span>
      <span className="small">
        {[data, isOrderStatus(status) ? statusNames[status] : status, cliente, vendedor]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {centavos !== total && (
        <span className="small at-end">de {formatCents(total)} no pedido</span>
      )}
    </li>
  );
}
