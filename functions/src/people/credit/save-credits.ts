import { sql, type Transaction } from 'kysely';
import type { CreditTaken } from '../../../../domain/people/credit/upload';
import type { PostgresTables } from '../../postgres/schema';
import type { CreditState } from './credit-state';

/**
 * Stores the newest state of each company with its bills. An older or repeated state changes nothing, so calls may
 * come twice and in any order.
 */
export async function saveCredits(
  transaction: Transaction<PostgresTables>,
  states: readonly CreditState[],
): Promise<CreditTaken> {
  const newest = new Map<string, CreditState>();
  for (const state of states) {
    const other = newest.get(state.cnpj);
    if (!other || other.em < state.em) newest.set(state.cnpj, state);
  }
  const rows = [...newest.values()].map(({ titulos: _titulos, em, ...state }) => ({
    ...state,
    em: new Date(em),
  }));
  // Sorted, because two calls that lock the same companies in another order would wait for each other.
  const { rows: saved } = await sql<{ cnpj: string }>`
    insert into credito (cnpj, em, limite, aberto, vencido, bloqueado, motivo)
    select cnpj, em, limite, aberto, vencido, bloqueado, motivo
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent(cnpj text, em timestamptz,
      limite bigint, aberto bigint, vencido bigint, bloqueado boolean, motivo text)
    order by cnpj
    on conflict (cnpj) do update set em = excluded.em, limite = excluded.limite,
      aberto = excluded.aberto, vencido = excluded.vencido, bloqueado = excluded.bloqueado,
      motivo = excluded.motivo
    where credito.em < excluded.em
    returning cnpj`.execute(transaction);
  const bills = saved.flatMap(({ cnpj }) =>
    (newest.get(cnpj)?.titulos ?? []).map((bill) => ({ cnpj, ...bill })),
  );
  await sql`delete from titulos where cnpj = any(${saved.map(({ cnpj }) => cnpj)}::text[])`.execute(
    transaction,
  );
  await sql`
    insert into titulos (cnpj, numero, vencimento, valor)
    select * from jsonb_to_recordset(${JSON.stringify(bills)}::jsonb)
      as sent(cnpj text, numero text, vencimento date, valor bigint)`.execute(transaction);
  return { gravados: saved.length, ignorados: states.length - saved.length };
}
