import { sql, type Kysely, type Migration } from 'kysely';

/** A date that `to_timestamp` can read. February 29 is left out; the next copy corrects it. */
const calendarDay =
  '^((0[1-9]|1\\d|2[0-8])/(0[1-9]|1[0-2])|(29|30)/(0[13-9]|1[0-2])|31/(0[13578]|1[02]))/20\\d\\d$';
const hour = '^([01]\\d|2[0-3])(:[0-5]\\d){2}$';

/**
 * The day of an order is its `data` (decision 99): corrects copies whose `criadoem` is on another day. The index finds
 * a day of every year (§7 /procuradepedidos).
 */
export const orderDay: Migration = {
  async up(db: Kysely<unknown>) {
    const local = sql`(criadoem at time zone interval '-3 hours')`;
    await sql`update pedidos set criadoem = to_timestamp(pedido->>'data' || ' ' || (pedido->>'hora'),
        'DD/MM/YYYY HH24:MI:SS')::timestamp at time zone interval '-3 hours'
      where pedido->>'data' ~ ${sql.lit(calendarDay)} and pedido->>'hora' ~ ${sql.lit(hour)}
        and to_char(${local}, 'DD/MM/YYYY') <> pedido->>'data'`.execute(db);
    await sql`create index pedidos_por_dia_do_ano on pedidos
      ((extract(month from ${local}) * 100 + extract(day from ${local})), numeropedido)`.execute(
      db,
    );
  },

  async down(db: Kysely<unknown>) {
    await db.schema.dropIndex('pedidos_por_dia_do_ano').execute();
  },
};
