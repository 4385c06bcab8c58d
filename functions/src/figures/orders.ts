import { sql, type RawBuilder } from 'kysely';
import {
  figureOrdersAtOnce,
  type FigureOrder,
  type FigureOrderList,
  type FigureQuestion,
  type OrderCount,
} from '../../../domain/figures/figures';
import { dateInSaoPaulo } from '../../../domain/words/time';
import { queryPostgres } from '../postgres/query-postgres';
import { city, isApproved, sentIn } from './conditions';

interface Row extends OrderCount, Omit<FigureOrder, 'data' | 'total' | 'centavos'> {
  criadoem: Date;
  contados: number;
  /** bigint arrives as text. */
  total: string;
}

export async function ordersBehind(
  question: FigureQuestion,
  below?: number,
): Promise<FigureOrderList> {
  const isBelow = below === undefined ? sql`true` : sql`numeropedido < ${below}::bigint`;
  const { rows } = await queryPostgres((table) =>
    sql<Row | (OrderCount & { numerodopedido: null })>`
      with contado as materialized (${countedOrders(question)})
      select pedidos, centavos, pagina.*
      from (
        select count(*)::int as pedidos, coalesce(sum(contados), 0) as centavos from contado
      ) as soma left join (
        select numeropedido as numerodopedido, criadoem, status, razaosocial as cliente, vendedor,
          contados::numeric, total_centavos as total
        from contado join pedidos using (numeropedido)
        where ${isBelow}
        order by numeropedido desc
        limit ${figureOrdersAtOnce}
      ) as pagina on true
      order by numerodopedido desc`.execute(table),
  );
  const { pedidos, centavos } = rows[0] ?? { pedidos: 0, centavos: 0 };
  return { pedidos, centavos, lista: rows.filter(isOrder).map(orderOf) };
}

/** The numbers of the orders in a figure, with the cents that each contributes to it. */
function countedOrders({ periodo, pedidos, grupo }: FigureQuestion): RawBuilder<unknown> {
  const isMeant = sql`${sentIn(periodo)} and ${pedidos === 'aprovados' ? isApproved : sql`true`}`;
  const whole = (isIn: RawBuilder<unknown>) =>
    sql`select numeropedido, total_centavos as contados from pedidos where ${isMeant} and ${isIn}`;
  const ofLines = (isIn: RawBuilder<unknown>) => sql`
    select numeropedido, sum(total_centavos) as contados
    from itensdopedido
    where ${isIn} and numeropedido in (select numeropedido from pedidos where ${isMeant})
    group by 1`;
  if (grupo === undefined) return whole(sql`true`);
  const { por, chave } = grupo;
  switch (por) {
    case 'vendedor':
      return whole(sql`idvendedor = ${chave}`);
    case 'cliente':
      return whole(sql`idcliente = ${chave}`);
    case 'cidade':
      return whole(sql`${city} = ${chave}`);
    case 'categoria':
      return ofLines(
        chave === ''
          ? sql`cd_produto not in (select "CD_PRODUTO" from produtos)`
          : sql`cd_produto in (select "CD_PRODUTO" from produtos where "CD_GRUPO" = ${chave})`,
      );
    case 'produto':
      return ofLines(sql`cd_produto = ${chave}`);
  }
}

function isOrder(row: Row | { numerodopedido: null }): row is Row {
  return row.numerodopedido !== null;
}

function orderOf({
  numerodopedido,
  criadoem,
  status,
  cliente,
  vendedor,
  contados,
  total,
}: Row): FigureOrder {
  return {
    numerodopedido,
    data: dateInSaoPaulo(criadoem),
    status,
    cliente,
    vendedor,
    centavos: contados,
    total: Number(total),
  };
}
