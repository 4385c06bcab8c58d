import type { Kysely, Migration } from 'kysely';

/** Documents of orders (decision 121). `resumo` is the content's hash; a PIX has a `codigo` and no file. */
export const orderDocuments: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('documentos')
      .addColumn('numerodopedido', 'bigint', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('tipo', 'text', (column) => column.notNull())
      .addColumn('nome', 'text', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('codigo', 'text')
      .addColumn('resumo', 'text', (column) => column.notNull())
      .addColumn('por', 'text')
      .addColumn('de', 'text', (column) => column.notNull())
      .addColumn('em', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('documentos_pkey', ['numerodopedido', 'id'])
      .execute();
  },

  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('documentos').execute();
  },
};
