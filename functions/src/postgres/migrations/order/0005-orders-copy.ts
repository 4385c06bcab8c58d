import { sql, type Kysely, type Migration } from 'kysely';

/**
 * A copy of the orders and their lines, for queries that the Realtime Database can't answer (decision 83). `copia`
 * numbers the copies; `copiadepedidos` holds how far they reach.
 */
export const ordersCopy: Migration = {
  async up(db: Kysely<unknown>) {
    // Safety: starts at the clock's time, so that a table rebuilt after a loss continues above all numbers handed out
    // before.
    await sql`create sequence pedidos_copia`.execute(db);
    await sql`select setval('pedidos_copia', (extract(epoch from now()) * 1000)::bigint)`.execute(
      db,
    );

    await db.schema
      .createTable('pedidos')
      .addColumn('numeropedido', 'integer', (column) => column.primaryKey())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('total_centavos', 'bigint', (column) => column.notNull())
      .addColumn('criadoem', 'timestamptz', (column) => column.notNull())
      .addColumn('aprovadoem', 'timestamptz')
      .addColumn('idvendedor', 'text', (column) => column.notNull())
      .addColumn('vendedor', 'text', (column) => column.notNull())
      .addColumn('idcliente', 'text', (column) => column.notNull())
      .addColumn('razaosocial', 'text', (column) => column.notNull())
      .addColumn('cnpj', 'text', (column) => column.notNull())
      .addColumn('cidade', 'text', (column) => column.notNull())
      .addColumn('estado', 'text', (column) => column.notNull())
      .addColumn('criadopor', 'text')
      .addColumn('mudouem', 'timestamptz', (column) => column.notNull())
      .addColumn('pedido', 'jsonb', (column) => column.notNull())
      .addColumn('copia', 'bigint', (column) => column.notNull().unique())
      .execute();

    await db.schema
      .createTable('itensdopedido')
      .addColumn('numeropedido', 'integer', (column) =>
        column.references('pedidos.numeropedido').onDelete('cascade').notNull(),
      )
      .addColumn('posicao', 'integer', (column) => column.notNull())
      .addColumn('cd_produto', 'text', (column) => column.notNull())
      .addColumn('descricao', 'text', (column) => column.notNull())
      .addColumn('quantidade', 'integer', (column) => column.notNull())
      .addColumn('preco_centavos', 'bigint', (column) => column.notNull())
      .addColumn('total_centavos', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('itensdopedido_pkey', ['numeropedido', 'posicao'])
      .execute();

    await db.schema
      .createTable('copiadepedidos')
      .addColumn('unica', 'boolean', (column) =>
        column
          .primaryKey()
          .defaultTo(true)
          .check(sql`unica`),
      )
      .addColumn('ate', 'timestamptz', (column) => column.notNull())
      .execute();
    await sql`insert into copiadepedidos (ate) values (to_timestamp(0))`.execute(db);
  },

  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('copiadepedidos').execute();
    await db.schema.dropTable('itensdopedido').execute();
    await db.schema.dropTable('pedidos').execute();
    await sql`drop sequence pedidos_copia`.execute(db);
  },
};
