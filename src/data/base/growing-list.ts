import type { DataSnapshot, Query } from 'firebase/database';

import type { Stop, Subscribe } from './subscription';
import { watchChildren } from './database';

/** The last children of a query, in its order. */
export interface Page<T> {
  items: T[];
  /** There are no earlier ones. */
  complete: boolean;
}

/** So much of a page as it begins with. */
export function beginningOf<T>({ items, complete }: Page<T>, count: number): Page<T> {
  return { items: items.slice(0, count), complete: complete && items.length <= count };
}

export interface GrowingList<T> {
  watch: Subscribe<Page<T>>;
  /** Requests earlier ones, which arrive through `watch`; also before the first are there. Not while they are on their way. */
  more: () => void;
}

/** The last children of a query, live; twice as many with each request. The smaller page stays until the larger is there. */
export function growingList<T>(
  queryOf: (limit: number) => Query,
  read: (child: DataSnapshot) => T,
  first: number,
): GrowingList<T> {
  let limit = first;
  let grow: (() => void) | undefined;

  const watch: Subscribe<Page<T>> = (next, fail) => {
    let stop: Stop = () => undefined;

    function listen() {
      const stopSmaller = stop;
      const wanted = limit;
      const stopThis = watchChildren(queryOf(wanted), read)((items) => {
        stopSmaller();
        const complete = items.length < wanted;
        if (wanted === limit) grow = complete ? undefined : more;
        next({ items, complete });
      }, fail);
      stop = () => {
        stopSmaller();
        stopThis();
      };
    }
    function more() {
      limit *= 2;
      grow = undefined;
      listen();
    }

    grow = more;
    listen();
    return () => {
      grow = undefined;
      stop();
    };
  };
  return { watch, more: () => grow?.() };
}
