import { sql, type Kysely, type Migration } from 'kysely';

/** Contains all columns that the sums of orders need (§7 /somas), so that no order is read. */
export const orderSums: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index pedidos_somados on pedidos (idvendedor, status, criadoem)
      include (total_centavos)`.execute(db);
  },

  async down(db: Kysely<unknown>) {
    await db.schema.dropIndex('pedidos_somados').execute();
  },
};
