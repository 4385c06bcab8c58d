import type { OrderCheck } from '../../domain/order/check/comparison';
import { endpointsEnv } from '../../emulators/firebase/endpoints-env';
import { saveChecks } from '../../functions/src/order/check/saved-checks';
import { openPostgres } from '../../functions/src/postgres/connection';

/** An order's first comparison in the running stack's product table. */
export function storedCheck(numeropedido: number): Promise<OrderCheck | null> {
  return inTable(async (table) => {
    const found = await table
      .selectFrom('conferencias')
      .select('conferencia')
      .where('numeropedido', '=', numeropedido)
      .executeTakeFirst();
    return found?.conferencia ?? null;
  });
}

/** Replaces an order's first comparison; null removes it. */
export function storeCheck(numeropedido: number, check: OrderCheck | null): Promise<void> {
  return inTable(async (table) => {
    await table.deleteFrom('conferencias').where('numeropedido', '=', numeropedido).execute();
    if (check) await saveChecks(table, new Map([[numeropedido, check]]));
  });
}

/** Removes an order from PostgreSQL. */
export function forgetOrder(numeropedido: number): Promise<void> {
  return inTable(async (table) => {
    for (const name of ['conferencias', 'pedidos'] as const)
      await table.deleteFrom(name).where('numeropedido', '=', numeropedido).execute();
  });
}

async function inTable<Answer>(
  ask: (table: ReturnType<typeof openPostgres>) => Promise<Answer>,
): Promise<Answer> {
  const table = openPostgres(endpointsEnv().PRODUCT_TABLE_URL);
  try {
    return await ask(table);
  } finally {
    await table.destroy();
  }
}
