import { isDeepStrictEqual } from 'node:util';
import type { Database } from 'firebase-admin/database';
import { totalOf } from '../../../../domain/figures/chart-sums';
import { sumsOfOrders } from '../../../../domain/figures/order-sums';
import { orderStatuses } from '../../../../domain/order/status';
import { fromCents } from '../../../../domain/words/money';
import { paths } from '../../../../domain/paths';
import { countChanged, type Counts } from './count-orders';
import { differencesOf } from './sum-differences';

/** Number of paths corrected at once. */
const placesAtOnce = 100;
const maxRounds = 200;

/** Stored or computed values by path. */
type Places = Map<string, unknown>;

interface Settled {
  read: () => Promise<Places>;
  counted: () => Places;
}

/**
 * Corrects sums while people go on ordering. Once a sum is right, each further order keeps it right, so each sum needs
 * one moment without a change.
 *
 * Safety: orders are counted after the sums are read. If a sum has not changed since, it contains nothing that the
 * count lacks.
 */
export async function settle(database: Database, counts: Counts, { read, counted }: Settled) {
  const settled = new Set<string>();
  for (let round = 0; round < maxRounds; round += 1) {
    const before = await read();
    await countChanged(database, counts);
    const after = counted();
    const open = [...new Set([...before.keys(), ...after.keys()])].filter(
      (path) => !settled.has(path),
    );
    if (open.length === 0) return;
    for (let from = 0; from < open.length; from += placesAtOnce) {
      await Promise.all(
        open.slice(from, from + placesAtOnce).map(async (path) => {
          const [stored = null, due = null] = [before.get(path), after.get(path)];
          const isRight = isDeepStrictEqual(stored, due);
          if (!isRight && !(await replace(database, path, stored, due))) return;
          if (!isRight) counts.notes.push(...differencesOf(path, stored, due));
          settled.add(path);
        }),
      );
    }
    if (open.every((path) => settled.has(path))) return;
  }
  counts.notes.push(
    'Algumas somas mudaram o tempo todo e não foram conferidas. Rode de novo numa hora calma.',
  );
}

/** Returns false if somebody changed the value since it was read. */
async function replace(database: Database, path: string, read: unknown, due: unknown) {
  // The SDK first calls this with null, before it knows the stored value; the server refuses a write based on that.
  const { committed } = await database
    .ref(path)
    .transaction((stored: unknown) =>
      stored === null || isDeepStrictEqual(stored, read) ? due : undefined,
    );
  return committed;
}

/** Only raises the number: somebody who sends meanwhile already has the next one. */
export async function raiseNumber(database: Database, { orders }: Counts): Promise<void> {
  const last = Math.max(0, ...orders.keys());
  await database
    .ref(paths.orderNumber)
    .transaction((stored: unknown) =>
      typeof stored === 'number' && stored >= last ? undefined : last,
    );
  await database
    .ref(paths.summaryMarker)
    .transaction((stored: unknown) => (stored === null ? last : undefined));
}

export async function readSums(database: Database): Promise<Places> {
  const [summaries, total] = await Promise.all(
    [paths.summaries, paths.quoteTotal].map((path) => database.ref(path).get()),
  );
  const places: Places = new Map([[paths.quoteTotal, total?.val() as unknown]]);
  for (const status of orderStatuses) {
    places.set(paths.summary(status), summaries?.child(status).val());
  }
  return places;
}

export function countedSums({ orders }: Counts): Places {
  const sums = sumsOfOrders(orders.values());
  const places: Places = new Map([[paths.quoteTotal, fromCents(totalOf(sums, 'centavos'))]]);
  for (const status of orderStatuses) places.set(paths.summary(status), sums[status]);
  return places;
}
