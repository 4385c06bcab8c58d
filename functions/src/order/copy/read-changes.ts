import type { Database } from 'firebase-admin/database';
import { paths } from '../../../../domain/paths';
import { endOfTime, maxInteger } from '../../stored/order-pages';
import { isWhole, recordOf, textOf } from '../../stored/stored-fields';

/** Heads read at once: 450 KB. */
export const headsAtOnce = 1_000;

/** The last change of an order, read from its head. */
export interface Change {
  numeropedido: number;
  mudouem: number;
  /** '' for an order that never moved. */
  mudanca: string;
  lines: number;
}

interface ChangePage {
  changes: Change[];
  /** The last head of the page; undefined if it is empty. */
  last: { key: string; mudouem: number } | undefined;
  isLast: boolean;
}

/** Orders changed at or after `since`, sorted by the time of change; with `after` those after that order. */
export async function readChanges(
  database: Database,
  since: number,
  after: ChangePage['last'],
): Promise<ChangePage> {
  const changed = database.ref(paths.orderHeads).orderByChild('mudouem').endAt(endOfTime);
  const next = after ? changed.startAfter(after.mudouem, after.key) : changed.startAt(since);
  const heads = await next.limitToFirst(headsAtOnce).get();
  const page: ChangePage = { changes: [], last: undefined, isLast: true };
  heads.forEach((head) => {
    const { mudouem, mudanca, linhas } = recordOf(head.val());
    page.last = { key: head.key, mudouem: Number(mudouem) };
    page.isLast = heads.numChildren() < headsAtOnce;
    const numeropedido = Number(head.key);
    if (!isWhole(numeropedido) || numeropedido > maxInteger) return;
    const lines = isWhole(linhas) ? linhas : 0;
    page.changes.push({
      numeropedido,
      mudouem: page.last.mudouem,
      mudanca: textOf(mudanca),
      lines,
    });
  });
  return page;
}
