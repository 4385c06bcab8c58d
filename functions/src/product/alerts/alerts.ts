import { sql, type Kysely, type Transaction } from 'kysely';
import type { StockAlertChange } from '../../../../domain/product/stock';
import type { PostgresTables } from '../../postgres/schema';
import { permitAlert } from './sent-alert';

/** The codes that a person waits for. */
export async function alertsOf(table: Kysely<PostgresTables>, uid: string): Promise<string[]> {
  const rows = await table
    .selectFrom('avisosdeprodutos')
    .select('CD_PRODUTO')
    .where('uid', '=', uid)
    .orderBy('CD_PRODUTO')
    .execute();
  return rows.map(({ CD_PRODUTO }) => CD_PRODUTO);
}

/**
 * Stores or deletes a person's alert, and returns their codes.
 *
 * Safety: one call of a person at a time counts their alerts. The lock on the product lets a list come before or after.
 */
export async function changeAlert(
  transaction: Transaction<PostgresTables>,
  uid: string,
  { CD_PRODUTO, avisar }: StockAlertChange,
): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtext(${`aviso ${uid}`}))`.execute(transaction);
  if (!avisar) {
    await transaction
      .deleteFrom('avisosdeprodutos')
      .where('uid', '=', uid)
      .where('CD_PRODUTO', '=', CD_PRODUTO)
      .execute();
    return alertsOf(transaction, uid);
  }
  const product = await transaction
    .selectFrom('produtos')
    .select('estoque_saldo')
    .where('CD_PRODUTO', '=', CD_PRODUTO)
    .where('ativo', '=', true)
    .forShare()
    .executeTakeFirst();
  const others = (await alertsOf(transaction, uid)).filter((code) => code !== CD_PRODUTO);
  permitAlert(product?.estoque_saldo, others.length);
  await transaction
    .insertInto('avisosdeprodutos')
    .values({ uid, CD_PRODUTO })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return alertsOf(transaction, uid);
}

/** Marks the alerts of products that have stock after a list, the newest one kept. The mail job does the rest. */
export async function markAlerts(transaction: Transaction<PostgresTables>): Promise<void> {
  await sql`
    update avisosdeprodutos set lista = (select max(id) from listasdeprodutos)
    from produtos
    where avisosdeprodutos."CD_PRODUTO" = produtos."CD_PRODUTO" and lista is null
      and ativo and estoque_saldo > 0`.execute(transaction);
}
