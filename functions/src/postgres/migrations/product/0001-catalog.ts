import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Categories and products. PostgreSQL computes `busca` with immutable built-in functions, so that it can be indexed.
 * The collation "C" sorts the same on all servers.
 */
export const catalog: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('categorias')
      .addColumn('CD_GRUPO', 'text', (column) => column.primaryKey())
      .addColumn('DESCRICAO', 'text', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('produtos')
      .addColumn('CD_PRODUTO', 'text', (column) => column.primaryKey())
      .addColumn('DESCRICAO', 'text', (column) => column.notNull())
      .addColumn('CD_GRUPO', 'text', (column) => column.notNull().references('categorias.CD_GRUPO'))
      .addColumn('preco_venda', 'numeric(12, 2)', (column) => column.notNull())
      .addColumn('estoque_saldo', 'numeric', (column) => column.notNull())
      .addColumn('ativo', 'boolean', (column) => column.notNull().defaultTo(true))
      .addColumn('busca', sql`text collate "C"`, (column) =>
        column
          .generatedAlwaysAs(
            sql`lower(regexp_replace(normalize("DESCRICAO", NFD), '[\\u0300-\\u036f]', '', 'g'))`,
          )
          .stored(),
      )
      .addCheckConstraint('preco_venda_nao_negativo', sql`preco_venda >= 0`)
      .execute();

    await db.schema.createIndex('produtos_por_grupo').on('produtos').column('CD_GRUPO').execute();
  },

  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('produtos').execute();
    await db.schema.dropTable('categorias').execute();
  },
};
