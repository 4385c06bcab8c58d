import { sql, type Kysely, type Migration } from 'kysely';

/**
 * `novidadesdeprodutos`: when the lists last brought a product, its stock or its price (decision 119). Begins with the
 * changes between the kept lists.
 */
export const productNews: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('novidadesdeprodutos')
      .addColumn('tipo', 'text', (column) => column.notNull())
      .addColumn('CD_PRODUTO', sql`text collate "C"`, (column) => column.notNull())
      .addColumn('em', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('antes', 'float8')
      .addPrimaryKeyConstraint('novidadesdeprodutos_pkey', ['tipo', 'CD_PRODUTO'])
      .execute();
    await sql`
      with produto as (
        select id, em, p.*, p.ativo and p.estoque_saldo > 0 as disponivel
        from listasdeprodutos cross join lateral json_to_recordset(produtos)
          as p("CD_PRODUTO" text, preco_venda float8, estoque_saldo float8, ativo boolean)
      ), mudanca as (
        select *, lag(preco_venda) over lista as preco_antes, lag(disponivel) over lista as havia
        from produto window lista as (partition by "CD_PRODUTO" order by id)
      ), novidade as (
        select 'novidades' as tipo, "CD_PRODUTO", em, null::float8 as antes
        from mudanca
        where havia is null and ativo and id > (select min(id) from listasdeprodutos)
        union all
        select 'voltou', "CD_PRODUTO", em, null from mudanca where disponivel and not havia
        union all
        select 'preco', "CD_PRODUTO", em, preco_antes from mudanca where preco_antes <> preco_venda
      )
      insert into novidadesdeprodutos (tipo, "CD_PRODUTO", em, antes)
      select tipo, "CD_PRODUTO", max(em), (array_agg(antes order by em))[1]
      from novidade group by tipo, "CD_PRODUTO"`.execute(db);
  },

  async down(db: Kysely<unknown>) {
    await db.schema.dropTable('novidadesdeprodutos').execute();
  },
};
