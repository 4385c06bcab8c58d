import type { OrderStatus } from '../../../../domain/order-status';
import { dataOf } from '../../../providers/live';
import { EmptyState } from '../../../ui/empty-state';
import { noMatchWords } from '../order-words';
import type { OrderFilterValues } from './order-filters';
import type { OrderRows } from './use-order-rows';

interface NoMatchProps {
  search: OrderRows['search'];
  filters: OrderFilterValues;
  status: OrderStatus;
}

/** Says that nothing matches, once that is certain, and where an order with that number stands instead. */
export function NoMatch({ search, filters, status }: NoMatchProps) {
  const result = search ? dataOf(search.result) : undefined;
  if (search && result?.state !== 'done') return null;
  const elsewhere = result?.standsIn;
  return (
    <EmptyState
      drawing="search"
      title={noMatchWords.title}
      text={
        elsewhere && elsewhere !== status
          ? noMatchWords.standsIn(Number(filters.number), elsewhere)
          : noMatchWords.advice
      }
    />
  );
}
