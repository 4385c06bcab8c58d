import { Alert } from 'antd';

import { doubtsAbout, type CheckedLine } from '../../../../domain/order/check/doubts';
import type { Order } from '../../../../domain/order/order';
import { initialStatus } from '../../../../domain/order/status';
import { dataOf } from '../../../providers/live/live';
import { checkWords, todaysCheckWords } from '../words/alert-words';
import { RetryAlert } from '../../../ui/states/retry-alert';
import { TableDoubts } from '../marks/table-doubts';
import { useLineChecks } from '../marks/use-line-checks';
import { ItemTable, type ItemColumn, type LineMark } from './item-table';

interface OrderItemsProps {
  order: Order;
  columns: readonly ItemColumn[];
}

/** The order waits for approval. Only then do today's stock and total matter. */
const isOpen = ({ status }: Order) => status === initialStatus;

/** The item table. With prices, it marks lines that differ from today's product table. */
export function OrderItems(props: OrderItemsProps) {
  if (props.columns.includes('price')) return <CheckedItems {...props} />;
  if (isOpen(props.order)) return <MarkedItems {...props} />;
  return <ItemTable lines={props.order.itens} columns={props.columns} />;
}

function CheckedItems({ order, columns }: OrderItemsProps) {
  const found = useLineChecks(order.itens);
  const checks = dataOf(found);
  return (
    <>
      {found.status === 'failed' && (
        <RetryAlert message={checkWords.failed} onRetry={found.retry} />
      )}
      {checks &&
        (isOpen(order) ? (
          <TableDoubts order={order} doubts={doubtsAbout(order, checks)} />
        ) : (
          <Differences checks={checks} />
        ))}
      <ItemTable
        lines={order.itens}
        columns={columns}
        checks={checks}
        marks={checks?.map((check) => markFor(check, isOpen(order)))}
      />
    </>
  );
}

function Differences({ checks }: { checks: readonly CheckedLine[] }) {
  const difference = todaysCheckWords(checks);
  if (difference === undefined) return null;
  return <Alert role="note" type="warning" showIcon title={difference} />;
}

const markFor = ({ product, isShort, isUnfit }: CheckedLine, open: boolean): LineMark => ({
  isShort: open && isShort,
  isUnfit: open && isUnfit,
  gone: product ? undefined : 'Fora da tabela',
});

/** For a customer: marks products that left the catalogue or are short, without numbers or prices. */
function MarkedItems({ order, columns }: OrderItemsProps) {
  const found = useLineChecks(order.itens);
  return (
    <>
      {found.status === 'failed' && (
        <RetryAlert message={checkWords.failedForCustomer} onRetry={found.retry} />
      )}
      <ItemTable
        lines={order.itens}
        columns={columns}
        marks={dataOf(found)?.map(({ product, isShort }) => ({
          isShort,
          gone: product ? undefined : 'Saiu do catálogo',
        }))}
      />
    </>
  );
}
