import { sql, type Kysely, type Migration } from 'kysely';

/** What a customer ordered before is counted in this index alone (§7 /comprados): the lines' rows are twice as slow. */
export const boughtProducts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index itens_do_pedido on itensdopedido (numeropedido, cd_produto)
      include (quantidade)`.execute(db);
  },

  async down(db: Kysely<unknown>) {
    await db.schema.dropIndex('itens_do_pedido').execute();
  },
};
