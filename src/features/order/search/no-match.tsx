import { Button } from 'antd';

import type { ListedStatus, OrderStatus } from '../../../../domain/order/status';
import { EmptyState } from '../../../ui/states/empty-state';
import { keepFocus } from '../../../ui/hooks/keep-focus';
import { noMatchWords } from '../words/order-words';
import type { OrderFilters } from './order-filters';
import type { MatchingOrders } from './use-matching-orders';

interface NoMatchProps {
  rows: Pick<MatchingOrders, 'standsIn' | 'isWhole'>;
  filters: OrderFilters;
  status: ListedStatus;
  /** The statuses that this list can show. */
  statuses: readonly ListedStatus[];
  onShow: (status: OrderStatus) => void;
}

/** Says that no order matches, once all are read, and links to an order with that number in another status. */
export function NoMatch({ rows, filters, status, statuses, onShow }: NoMatchProps) {
  const { standsIn: elsewhere, isWhole } = rows;
  if (!isWhole) return null;
  if (!elsewhere || elsewhere === status) {
    return <EmptyState drawing="search" title={noMatchWords.title} text={noMatchWords.advice} />;
  }
  return (
    <EmptyState
      drawing="search"
      title={noMatchWords.title}
      text={noMatchWords.standsIn(Number(filters.numero), elsewhere)}
      action={
        statuses.includes(elsewhere) && (
          // The button disappears when it is clicked.
          <span ref={keepFocus}>
            <Button type="primary" onClick={() => onShow(elsewhere)}>
              {noMatchWords.show(elsewhere)}
            </Button>
          </span>
        )
      }
    />
  );
}
