import { sql, type Kysely, type Migration } from 'kysely';

/** `listasdeprodutos`: the last applied lists, each with the whole table after it (decision 76). */
export const productLists: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('listasdeprodutos')
      .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('em', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('por', 'text')
      .addColumn('nome', 'text', (column) => column.notNull())
      .addColumn('arquivo', 'text', (column) => column.notNull())
      .addColumn('versao', 'text', (column) => column.notNull())
      .addColumn('ativos', 'integer', (column) => column.notNull())
      .addColumn('produtos', 'json', (column) => column.notNull())
      .execute();
  },

  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('listasdeprodutos').execute();
  },
};
