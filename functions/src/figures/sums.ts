import { sql } from 'kysely';
import type { OrderSums } from '../../../domain/figures/chart-sums';
import { monthOfDate, monthsUntil } from '../../../domain/figures/months';
import { summariesFrom, type Summaries } from '../../../domain/figures/summary';
import { dateInSaoPaulo } from '../../../domain/words/time';
import { queryPostgres } from '../postgres/query-postgres';
import { localSent } from './conditions';

/** The sums of a seller (with `uid`) or of a month (with `mes`). */
interface Row {
  uid: string | null;
  nome: string | null;
  mes: string | null;
  somas: Partial<Summaries>;
}

const monthCount = 12;

/** Sums per month and per seller: of all orders, or of those that one seller represents. */
export async function orderSums(seller?: string): Promise<OrderSums> {
  const isMeant = seller === undefined ? sql`true` : sql`idvendedor = ${seller}`;
  const { rows } = await queryPostgres((table) =>
    sql<Row>`
      with contado as (
        select idvendedor, status, date_trunc('month', ${localSent}) as mes,
          count(*) as quantidade, sum(total_centavos) as centavos
        from pedidos
        where ${isMeant}
        group by 1, 2, 3
      ), soma as (
        select idvendedor as uid, to_char(mes, 'MM-YYYY') as mes, status,
          sum(quantidade) as quantidade, sum(centavos) as centavos
        from contado
        group by grouping sets ((idvendedor, status), (contado.mes, status))
      )
      select uid, mes, (
          select vendedor from pedidos where idvendedor = uid order by numeropedido desc limit 1
        ) as nome,
        json_object_agg(status, json_build_object('quantidade', quantidade, 'centavos', centavos)) as somas
      from soma
      group by uid, mes`.execute(table),
  );
  const months = monthsUntil(monthOfDate(dateInSaoPaulo(new Date())), monthCount);
  return {
    meses: months.map((mes) => ({
      mes,
      somas: summariesFrom(rows.find((row) => row.mes === mes)?.somas ?? null),
    })),
    vendedores: rows.flatMap(({ uid, nome, somas }) =>
      uid === null ? [] : [{ uid, nome: nome ?? '', somas: summariesFrom(somas) }],
    ),
  };
}
