import { useRef } from 'react';

import type { List, Row, Sorting } from './list';
import { ListTable } from './list-table';
import { useRoom } from './use-room';

interface PlainListProps<Item, Shown extends Row<Item>> {
  title: string;
  list: List<Item, Shown>;
  rows: readonly Shown[];
  sorting?: Sorting;
}

/** Rows that are read within something else, and open nothing. */
export function PlainList<Item, Shown extends Row<Item>>(props: PlainListProps<Item, Shown>) {
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoom(frame, props.list.tableFrom);
  return (
    <div ref={frame}>
      {room && <ListTable {...props} room={room} searchKey={props.sorting?.now ?? ''} />}
    </div>
  );
}
