import { Alert } from 'antd';

import type { CartLine } from '../../../../domain/product';
import { dataOf } from '../../../providers/live';
import { checkWords, todaysCheckWords } from '../check-words';
import { RetryAlert } from '../retry-alert';
import { useLineChecks } from '../use-line-checks';
import { ItemTable, type ItemColumn } from './item-table';

interface OrderItemsProps {
  lines: readonly CartLine[];
  columns: readonly ItemColumn[];
}

/** The item table; where it shows prices, lines that differ from the product table's today are marked. */
export function OrderItems({ lines, columns }: OrderItemsProps) {
  return columns.includes('price') ? (
    <CheckedItems lines={lines} columns={columns} />
  ) : (
    <ItemTable lines={lines} columns={columns} />
  );
}

function CheckedItems({ lines, columns }: OrderItemsProps) {
  const found = useLineChecks(lines);
  const checks = dataOf(found);
  const difference = checks && todaysCheckWords(checks);
  return (
    <>
      {found.status === 'failed' && (
        <RetryAlert message={checkWords.failed} onRetry={found.retry} />
      )}
      {difference !== undefined && <Alert type="warning" showIcon title={difference} />}
      <ItemTable lines={lines} columns={columns} checks={checks} />
    </>
  );
}
