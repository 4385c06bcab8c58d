import { sql, type Kysely, type Migration } from 'kysely';

/** `avisosdeprodutos`: who wants a mail when a product has stock again (decision 119). */
export const stockAlerts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('avisosdeprodutos')
      .addColumn('uid', 'text', (column) => column.notNull())
      .addColumn('CD_PRODUTO', sql`text collate "C"`, (column) => column.notNull())
      .addColumn('em', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('lista', 'integer')
      .addPrimaryKeyConstraint('avisosdeprodutos_pkey', ['uid', 'CD_PRODUTO'])
      .execute();
  },

  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('avisosdeprodutos').execute();
  },
};
