import { sql, type Kysely, type Migration } from 'kysely';

/** The credit of companies and their open bills, as the distributor's system tells them (decision 120). Cents. */
export const credit: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('credito')
      .addColumn('cnpj', 'text', (column) => column.primaryKey())
      .addColumn('em', 'timestamptz', (column) => column.notNull())
      .addColumn('limite', 'bigint')
      .addColumn('aberto', 'bigint', (column) => column.notNull())
      .addColumn('vencido', 'bigint', (column) => column.notNull())
      .addColumn('bloqueado', 'boolean', (column) => column.notNull())
      .addColumn('motivo', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('titulos')
      .addColumn('cnpj', 'text', (column) =>
        column.notNull().references('credito.cnpj').onDelete('cascade'),
      )
      .addColumn('numero', 'text', (column) => column.notNull())
      .addColumn('vencimento', 'date', (column) => column.notNull())
      .addColumn('valor', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('titulos_pkey', ['cnpj', 'numero'])
      .execute();
  },

  async down(db: Kysely<unknown>) {
    await sql`drop table titulos, credito`.execute(db);
  },
};
