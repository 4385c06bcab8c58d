import type { DataSnapshot, Query } from 'firebase/database';

import type { Stop, Subscribe } from './subscription';
import { watchChildren } from './database';

/** The last children of a query, in its order. */
export interface Page<T> {
  items: T[];
  /** There are no earlier children. */
  complete: boolean;
}

/** The first `count` items of a page. */
export function beginningOf<T>({ items, complete }: Page<T>, count: number): Page<T> {
  return { items: items.slice(0, count), complete: complete && items.length <= count };
}

export interface GrowingList<T> {
  watch: Subscribe<Page<T>>;
  /** Requests earlier children, which arrive through `watch`. Ignored while a request is under way. */
  more: () => void;
}

/**
 * The last children of a query, live. Each request doubles the page; the smaller page stays until the larger one
 * arrives.
 */
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
