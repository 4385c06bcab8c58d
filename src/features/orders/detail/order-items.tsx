import { Alert } from 'antd';
import { useMemo } from 'react';

import type { CartLine } from '../../../../domain/product';
import { useProductsByCode } from '../../../providers/catalog';
import { dataOf } from '../../../providers/live';
import { failureWords, otherPricesWords } from '../order-words';
import { RetryAlert } from '../retry-alert';
import { ItemTable, type ItemColumn } from './item-table';
import { priceDoubt } from './table-price';

interface OrderItemsProps {
  lines: readonly CartLine[];
  columns: readonly ItemColumn[];
}

/** The item table; where it shows prices, those that differ from the product table's today are marked. */
export function OrderItems({ lines, columns }: OrderItemsProps) {
  return columns.includes('price') ? (
    <CheckedItems lines={lines} columns={columns} />
  ) : (
    <ItemTable lines={lines} columns={columns} />
  );
}

function CheckedItems({ lines, columns }: OrderItemsProps) {
  const codes = useMemo(() => lines.map(({ CD_PRODUTO }) => CD_PRODUTO), [lines]);
  const products = useProductsByCode(codes);
  const data = dataOf(products);
  const doubts = useMemo(() => {
    const table = data && new Map(data.map((product) => [product.CD_PRODUTO, product]));
    return lines.map((line) => priceDoubt(line, table));
  }, [data, lines]);
  const doubtful = doubts.filter((doubt) => doubt !== undefined).length;
  return (
    <>
      {products.status === 'failed' && (
        <RetryAlert message={failureWords.prices} onRetry={products.retry} />
      )}
      {doubtful > 0 && <Alert type="warning" showIcon title={otherPricesWords(doubtful)} />}
      <ItemTable lines={lines} columns={columns} doubts={doubts} />
    </>
  );
}
