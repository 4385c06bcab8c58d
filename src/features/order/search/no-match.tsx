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
  /** Those that can be shown here. */
  statuses: readonly ListedStatus[];
  onShow: (status: OrderStatus) => void;
}

/** Says that nothing matches, once that is certain, and leads to an order with that number in another status. */
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
          // It goes when it is pressed.
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
