import { Alert } from 'antd';

import { exceedsStock } from '../../../../domain/stock';
import type { CartLine } from '../../../../domain/product';
import { dataOf } from '../../../providers/live';
import { checkWords, todaysCheckWords } from '../check-words';
import { RetryAlert } from '../retry-alert';
import { useLineChecks, type LineCheck } from '../use-line-checks';
import { ItemTable, type ItemColumn } from './item-table';

interface OrderItemsProps {
  lines: readonly CartLine[];
  columns: readonly ItemColumn[];
  /** The order waits for approval: only then is today's stock a matter of it. */
  isOpen: boolean;
}

/** The item table; where it shows prices, lines that differ from the product table's today are marked. */
export function OrderItems(props: OrderItemsProps) {
  if (props.columns.includes('price')) return <CheckedItems {...props} />;
  return props.isOpen ? <MarkedItems {...props} /> : <ItemTable {...props} />;
}

function CheckedItems({ lines, columns, isOpen }: OrderItemsProps) {
  const found = useLineChecks(lines);
  const checks = dataOf(found);
  const difference = checks && todaysCheckWords(checks);
  return (
    <>
      {found.status === 'failed' && (
        <RetryAlert message={checkWords.failed} onRetry={found.retry} />
      )}
      {difference !== undefined && <Alert type="warning" showIcon title={difference} />}
      <ItemTable
        lines={lines}
        columns={columns}
        checks={checks}
        short={isOpen ? shortLines(lines, checks) : undefined}
      />
    </>
  );
}

/** For a customer: marked by today's stock, and no number of it is told. */
function MarkedItems({ lines, columns }: OrderItemsProps) {
  const checks = dataOf(useLineChecks(lines));
  return <ItemTable lines={lines} columns={columns} short={shortLines(lines, checks)} />;
}

/** Which lines ask for more than there is today; undefined while that isn't known. */
function shortLines(lines: readonly CartLine[], checks: readonly LineCheck[] | undefined) {
  return checks?.map(({ product }, at) => {
    const line = lines[at];
    return (
      line !== undefined &&
      product !== undefined &&
      exceedsStock({ quantity: line.quantity, estoque_saldo: product.estoque_saldo })
    );
  });
}
