import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Finds orders by a typed text (§7 /procuradepedidos). `empresa` is company and CNPJ, `referencia` the customer's own
 * number, both folded like `fold` (domain/words/text.ts). Lines are found by the beginning of their code.
 */
export const orderFinder: Migration = {
  async up(db: Kysely<unknown>) {
    const folded = (text: string) =>
      sql.raw(`lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'))`);
    const company = folded(`razaosocial || ' ' || regexp_replace(cnpj, '[./-]', '', 'g')`);
    const reference = folded(`coalesce(pedido->>'referencia', '')`);
    await db.schema
      .alterTable('pedidos')
      .addColumn('empresa', 'text', (column) => column.generatedAlwaysAs(company).stored())
      .addColumn('referencia', 'text', (column) => column.generatedAlwaysAs(reference).stored())
      .execute();
    await sql`create index pedidos_por_texto on pedidos
      using gin (empresa gin_trgm_ops, referencia gin_trgm_ops)`.execute(db);
    await sql`create index itens_por_produto on itensdopedido (cd_produto text_pattern_ops)`.execute(
      db,
    );
    await sql`create index pedidos_do_vendedor on pedidos (idvendedor, numeropedido)`.execute(db);
    await sql`create index pedidos_do_cliente on pedidos (idcliente, numeropedido)`.execute(db);
  },

  async down(db: Kysely<unknown>) {
    await db.schema.dropIndex('pedidos_do_cliente').execute();
    await db.schema.dropIndex('pedidos_do_vendedor').execute();
    await db.schema.dropIndex('itens_por_produto').execute();
    await db.schema.dropIndex('pedidos_por_texto').execute();
    await db.schema.alterTable('pedidos').dropColumn('referencia').dropColumn('empresa').execute();
  },
};
