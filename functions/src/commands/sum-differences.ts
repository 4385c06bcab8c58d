import type { Database } from 'firebase-admin/database';
import { fromCents, toCents } from '../../../domain/words/money';
import { orderStatuses } from '../../../domain/order/status';
import type { OrderSums } from '../../../domain/figures/order-sums';
import { paths } from '../../../domain/paths';
import type { Summary } from '../../../domain/figures/summary';

export async function differencesOf(
  database: Database,
  { all, centavos }: OrderSums,
): Promise<string[]> {
  const notes: string[] = [];
  for (const status of orderStatuses) {
    const stored = await read<Partial<Summary>>(database, paths.summary(status));
    const { quantidade = 0, centavos = 0 } = stored ?? {};
    notes.push(
      ...difference(`${paths.summary(status)}/quantidade`, quantidade, all[status].quantidade),
    );
    notes.push(...difference(`${paths.summary(status)}/centavos`, centavos, all[status].centavos));
  }
  const total = toCents((await read<number>(database, paths.quoteTotal)) ?? 0);
  return [...notes, ...difference(paths.quoteTotal, fromCents(total), fromCents(centavos))];
}

async function read<Value>(database: Database, path: string): Promise<Value | null> {
  return (await database.ref(path).get()).val() as Value | null;
}

function difference(path: string, stored: number, counted: number): string[] {
  return stored === counted ? [] : [`${path} era ${stored}, os pedidos somam ${counted}.`];
}
