import { sql, type Kysely, type Transaction } from 'kysely';
import type { PostgresTables } from '../../postgres/schema';
import { permitAlert } from './permit-alert';

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
 * Stores a person's alert for a product without stock.
 *
 * Safety: one call of a person at a time counts their alerts. The lock on the product lets a list come before or after.
 */
export async function addAlert(
  transaction: Transaction<PostgresTables>,
  uid: string,
  code: string,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`aviso ${uid}`}))`.execute(transaction);
  const product = await transaction
    .selectFrom('produtos')
    .select('estoque_saldo')
    .where('CD_PRODUTO', '=', code)
    .where('ativo', '=', true)
    .forShare()
    .executeTakeFirst();
  const others = (await alertsOf(transaction, uid)).filter((other) => other !== code);
  permitAlert(product?.estoque_saldo, others.length);
  const row = { uid, CD_PRODUTO: code };
  const insert = transaction.insertInto('avisosdeprodutos').values(row);
  await insert.onConflict((conflict) => conflict.doNothing()).execute();
}

export async function removeAlert(
  transaction: Transaction<PostgresTables>,
  uid: string,
  code: string,
): Promise<void> {
  const own = transaction.deleteFrom('avisosdeprodutos').where('uid', '=', uid);
  await own.where('CD_PRODUTO', '=', code).execute();
}

/** Marks the alerts of products that have stock after a list, the newest one kept. The mail job does the rest. */
export async function markAlerts(transaction: Transaction<PostgresTables>): Promise<void> {
  await sql`
    update avisosdeprodutos set lista = (select max(id) from listasdeprodutos)
    from produtos
    where avisosdeprodutos."CD_PRODUTO" = produtos."CD_PRODUTO" and lista is null
      and ativo and estoque_saldo > 0`.execute(transaction);
}
