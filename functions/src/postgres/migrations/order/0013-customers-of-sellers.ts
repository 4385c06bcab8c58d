import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Customers' orders by their representative, and by another seller as author (§7 /meusclientes). The answer is read
 * from these indexes alone, without the orders.
 */
export const customersOfSellers: Migration = {
  async up(db: Kysely<unknown>) {
    const isCustomers = sql`pedido->'cliente'->>'permissao' = 'cliente'`;
    await sql`create index clientes_do_vendedor on pedidos (idvendedor, idcliente, numeropedido)
      include (status) where ${isCustomers}`.execute(db);
    await sql`create index clientes_do_autor on pedidos (criadopor, idcliente, numeropedido)
      where criadopor <> idvendedor and ${isCustomers}`.execute(db);
  },

  async down(db: Kysely<unknown>) {
    await db.schema.dropIndex('clientes_do_autor').execute();
    await db.schema.dropIndex('clientes_do_vendedor').execute();
  },
};
