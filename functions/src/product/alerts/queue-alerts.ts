import { sql, type Kysely } from 'kysely';
import type { QueuedMail } from '../../../../domain/mail/queued-mail';
import { enqueue } from '../../mail/queue/entries';
import type { PostgresTables } from '../../postgres/schema';

/**
 * Queues one mail for each person and list about the marked alerts, and deletes these.
 *
 * Safety: the key is the same for the same list and person, so a run that dies before deleting causes no second mail.
 */
export async function queueAlerts(table: Kysely<PostgresTables>, now: number): Promise<void> {
  const { rows } = await sql<{ uid: string; lista: number; produtos: string[] }>`
    select uid, lista, json_agg("CD_PRODUTO" order by "CD_PRODUTO") as produtos
    from avisosdeprodutos where lista is not null group by uid, lista`.execute(table);
  for (const { uid, lista, produtos } of rows) {
    const mail: QueuedMail = { tipo: 'voltou', uid, produtos, em: now, quando: now };
    await enqueue({ [`voltou-${lista}-${uid}`]: mail });
    await table
      .deleteFrom('avisosdeprodutos')
      .where('uid', '=', uid)
      .where('lista', '=', lista)
      .execute();
  }
}

/** The products among these that still are in the catalogue and have stock, by name. */
export function backInStock(table: Kysely<PostgresTables>, codes: readonly string[]) {
  return table
    .selectFrom('produtos')
    .select(['CD_PRODUTO', 'DESCRICAO'])
    .where('CD_PRODUTO', 'in', codes)
    .where('ativo', '=', true)
    .where('estoque_saldo', '>', 0)
    .orderBy('DESCRICAO')
    .execute();
}
