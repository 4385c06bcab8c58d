import { type Kysely, type Migration } from 'kysely';

/** Finds orders by the day of their quote, for the figures of a period (decision 87). */
export const figureIndexes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex('pedidos_por_envio').on('pedidos').column('criadoem').execute();
  },

  async down(db: Kysely<unknown>) {
    await db.schema.dropIndex('pedidos_por_envio').execute();
  },
};
