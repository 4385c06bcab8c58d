import { useRef } from 'react';

import type { List, Row, Sorting } from './list';
import { ListTable } from './list-table';
import { useRoom } from './use-room';
import { grown } from '../ui/theme/rem';

interface PlainListProps<Item, Shown extends Row<Item>> {
  title: string;
  list: List<Item, Shown>;
  rows: readonly Shown[];
  sorting?: Sorting;
}

/** Rows inside other content. Clicking them does nothing. */
export function PlainList<Item, Shown extends Row<Item>>(props: PlainListProps<Item, Shown>) {
  const { list, sorting } = props;
  const frame = useRef<HTMLDivElement>(null);
  const measured = useRoom(frame, list.tableFrom);
  // Until the element is measured, the window's width counts, so that rows exist when code focuses them.
  const room = measured ?? {
    narrow: innerWidth < grown(list.tableFrom),
    phone: false,
    airy: false,
  };
  return (
    <div ref={frame}>
      <ListTable {...props} room={room} searchKey={sorting?.now ?? ''} />
    </div>
  );
}
