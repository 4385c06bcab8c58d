import type { Kysely, Migration } from 'kysely';

/** What a machine's key may do (decision 118). Keys from before may read orders. */
export const machineRights: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('chavesdemaquinas')
      .addColumn('direito', 'text', (column) => column.notNull().defaultTo('pedidos'))
      .execute();
  },

  async down(db: Kysely<unknown>) {
    await db.schema.alterTable('chavesdemaquinas').dropColumn('direito').execute();
  },
};
