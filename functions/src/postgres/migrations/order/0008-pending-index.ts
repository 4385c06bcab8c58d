import { sql, type Kysely, type Migration } from 'kysely';

/** Indexes only the few pending orders, for their counts on the first screen (§7 /pendentes). */
export const pendingIndex: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index pedidos_pendentes on pedidos (criadoem) where status = 'Pendente'`.execute(
      db,
    );
  },

  async down(db: Kysely<unknown>) {
    await db.schema.dropIndex('pedidos_pendentes').execute();
  },
};
