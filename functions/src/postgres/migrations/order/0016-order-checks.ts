import { sql, type Kysely, type Migration } from 'kysely';

/**
 * The first comparison of each order with the product table (decision 106), apart from the copy, which may be rebuilt.
 * `somadiverge`: the total isn't the sum of the lines. Indexes find the few differing orders (§7 /filtrodepedidos).
 */
export const orderChecks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('conferencias')
      .addColumn('numeropedido', 'integer', (column) => column.primaryKey())
      .addColumn('conferencia', 'jsonb', (column) => column.notNull())
      .execute();
    await sql`create index conferencias_que_diferem on conferencias (numeropedido)
      where (conferencia->>'itens')::bigint > 0`.execute(db);
    await db.schema
      .alterTable('pedidos')
      .addColumn('somadiverge', 'boolean', (column) => column.notNull().defaultTo(false))
      .execute();
    await sql`create index pedidos_cuja_soma_diverge on pedidos (numeropedido) where somadiverge`.execute(
      db,
    );
  },

  async down(db: Kysely<unknown>) {
    await db.schema.alterTable('pedidos').dropColumn('somadiverge').execute();
    await db.schema.dropTable('conferencias').execute();
  },
};
