import { sql, type Kysely, type Migration } from 'kysely';

/**
 * The keys of machines (decision 84). Stores only SHA-256 hashes, so that reading the table doesn't let anybody call.
 */
export const machineKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('chavesdemaquinas')
      .addColumn('resumo', 'text', (column) => column.primaryKey())
      .addColumn('nome', 'text', (column) => column.notNull().unique())
      .addColumn('criadaem', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('usadaem', 'timestamptz')
      .addColumn('revogadaem', 'timestamptz')
      .execute();
  },

  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('chavesdemaquinas').execute();
  },
};
