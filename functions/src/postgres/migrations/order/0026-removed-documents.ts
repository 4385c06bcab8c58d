import type { Kysely, Migration } from 'kysely';

/** A removed document's row stays, without its content, so that a machine can't bring it back (decision 121). */
export const removedDocuments: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('documentos').addColumn('removidoem', 'timestamptz').execute();
  },

  async down(db: Kysely<unknown>) {
    await db.schema.alterTable('documentos').dropColumn('removidoem').execute();
  },
};
