import { ViewMenu } from '../saved-views/view-menu';
import type { ChangePlace, OrderPlace } from './order-place';
import type { OrderView } from './order-views';

interface ListViewsProps {
  view: OrderView;
  place: OrderPlace;
  onChange: ChangePlace;
}

/** 'Visões' above a role's list of orders. */
export function ListViews({ view, place, onChange }: ListViewsProps) {
  return (
    <ViewMenu
      address={view.address}
      place={place}
      onMark={(chosen) => onChange({ view: chosen })}
    />
  );
}
