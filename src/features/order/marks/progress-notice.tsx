import { Alert } from 'antd';

import type { OrderHead } from '../../../../domain/order/head';
import { useWhichHaveProgress } from '../../../providers/order/detail/progress';
import { alreadyMoved } from '../words/progress-words';

/** In dialogs that return or delete approved orders: which of them already have progress. */
export function ProgressNotice({ orders }: { orders: readonly OrderHead[] }) {
  const moved = useWhichHaveProgress(orders);
  if (moved.status === 'failed') {
    return <Alert role="alert" type="warning" showIcon title={unknownWords} />;
  }
  if (moved.status === 'loading' || moved.data.length === 0) return null;
  const title = alreadyMoved(moved.data, orders.length === 1);
  return <Alert role="alert" type="warning" showIcon title={title} />;
}

const unknownWords =
  'Não foi possível ver se já há andamento. Confira nos detalhes antes de continuar.';
