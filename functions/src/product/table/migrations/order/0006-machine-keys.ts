import { sql, type Kysely, type Migration } from 'kysely';

/** The keys of machines (decision 84): of each only what SHA-256 makes of it, so that who reads the table can't call. */
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
