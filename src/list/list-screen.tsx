import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';

import { seenAtOf } from '../providers/live/live';
import { useHeldFor } from '../providers/page/use-held-for';
import { useRoom } from './use-room';
import { EmptyState } from '../ui/states/empty-state';
import { LoadingState } from '../ui/states/loading-state';
import { Ready } from '../ui/states/ready';
import { RetryAlert } from '../ui/states/retry-alert';
import { SeenAt } from '../ui/states/seen-at';
import { PageTitle } from '../ui/pieces/page-title';
import { chosenOf } from './filters/filters';
import type { ChangePlace, ListRows, ListScreenOf, ListState, Look, Row } from './list';
import { ListFilters } from './filters/list-filters';
import { ListTable } from './list-table';
import { usePicked } from './use-picked';

/** §9: an empty list is shown as such only after 100 ms. */
const emptyDelayMs = 100;

interface ListScreenProps<
  Item,
  Shown extends Row<Item>,
  Place,
  Rows extends ListRows<Item, Shown>,
> {
  list: ListScreenOf<Item, Shown, Place, Rows>;
  place: Place;
  change: ChangePlace<Place>;
  look: Look;
  changeLook: (look: Look) => void;
}

/** A list below its title and filters, or the reason why it shows no rows. */
export function ListScreen<
  Item,
  Shown extends Row<Item>,
  Place extends object,
  Rows extends ListRows<Item, Shown>,
>(props: ListScreenProps<Item, Shown, Place, Rows>) {
  const { list, place, change, look, changeLook } = props;
  const { filters, parts = {}, words, selection, sorting, opens } = list;
  // Typing stays responsive: the rows update when React has time.
  const applied = useDeferredValue(place);
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoom(frame, list.tableFrom);
  const isTable = room !== undefined && !room.narrow && look.cards !== true;
  const rows = list.useRows(applied, { place, change, isTable });
  const [asker, setAsker] = useState<string>();
  const chosen = chosenOf(filters, applied);
  const asksFor = (of: Place) =>
    JSON.stringify(list.asks?.(of) ?? chosenOf(filters, of).map(([key]) => [key, of[key]]));
  const sort = sorting?.now(place) ?? '';
  const picked = usePicked({
    keyOf: list.keyOf,
    listed: rows.listed,
    shown: useMemo(
      () => rows.rows.flatMap(({ item, hasLeft }) => (hasLeft ? [] : [item])),
      [rows.rows],
    ),
    question: asksFor(place),
    most: selection?.most ?? 0,
    always: selection?.always === true,
    onlyListed: selection?.onlyListed === true,
    compare: useMemo(() => selection?.compare?.(applied), [selection, applied]),
  });
  const onOpen = useCallback((item: Item) => opens?.(item, change), [opens, change]);
  const state: ListState<Item, Shown, Place, Rows> = {
    ...{ place, change, applied, rows, picked, look, changeLook },
    isUnfiltered: chosen.length === 0,
    isWide: room?.narrow === false,
  };
  const isEmpty = useHeldFor(rows.source.status === 'ready' && rows.isEmpty, emptyDelayMs);

  function content() {
    if (rows.rows.length > 0 && room) {
      return (
        <ListTable<Item, Shown>
          title={list.title}
          list={list}
          room={room}
          rows={rows.rows}
          beyond={rows.beyond}
          isWhole={rows.isWhole}
          searchKey={JSON.stringify([asksFor(applied), sort])}
          look={look}
          {...(sorting && {
            sorting: {
              now: sort,
              asker,
              choose: (wanted, column) => {
                setAsker(column);
                change(sorting.change(wanted));
              },
            },
          })}
          {...(selection && { picked })}
          onOpen={opens && onOpen}
        />
      );
    }
    if (rows.isEmpty) return isEmpty && list.empty(state);
    if (rows.isSearching) return <LoadingState text={words.searching} />;
    if (parts.noMatch) return parts.noMatch(state);
    return <EmptyState drawing="search" title={words.noMatch} text="Mude ou limpe os filtros." />;
  }

  const failure = rows.retry && words.searchFailed !== undefined && (
    <RetryAlert
      message={rows.failure ?? words.searchFailed}
      onRetry={rows.retry}
      style={{ marginBlock: 'var(--mmv-space-2)' }}
    />
  );
  return (
    <>
      <div ref={frame} />
      <PageTitle
        title={list.title}
        count={rows.countWords ?? rows.count}
        iconsOnPhone="all"
        finder={parts.finder?.(state)}
        actions={parts.actions?.(state)}
      />
      <ListFilters filters={filters} values={place} onChange={change}>
        {parts.controls?.(state)}
      </ListFilters>
      {parts.notices?.(state)}
      {picked.active && parts.bar?.(state)}
      <SeenAt at={rows.seenAt ?? seenAtOf(rows.source)} />
      {rows.isGuess && failure}
      <Ready of={rows.source} loading={words.loading} failed={words.failed}>
        {content}
      </Ready>
      {!rows.isGuess && failure}
      {parts.foot?.(state)}
    </>
  );
}
