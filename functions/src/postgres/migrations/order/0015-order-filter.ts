import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Filters and sorts orders (§7 /filtrodepedidos, decision 105). `buscavendedor` and `buscacidade` are folded like
 * `fold` (domain/words/text.ts); `recado` marks orders with a note or reference. The index finds a product's lines
 * without reading rows.
 */
export const orderFilter: Migration = {
  async up(db: Kysely<unknown>) {
    const folded = (text: string) =>
      sql.raw(`lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'))`);
    const reference = folded(`coalesce(pedido->>'referencia', '')`);
    const hasWords = sql`pedido ?| array['observacao', 'referencia']
      or jsonb_path_exists(pedido, '$.itens.**.observacao ? (@ != "")')`;
    // PostgreSQL can't change a column that a generated column reads.
    await sql`alter table pedidos drop column referencia`.execute(db);
    // Moves the JSON out of the rows, which shrink to a fifth. PostgreSQL moves only rewritten values, hence `|| '{}'`.
    await sql`alter table pedidos set (toast_tuple_target = 512),
      alter column pedido type jsonb using pedido || '{}',
      add column referencia text generated always as (${reference}) stored,
      add column buscavendedor text generated always as (${folded('vendedor')}) stored,
      add column buscacidade text generated always as (${folded('cidade')}) stored,
      add column recado boolean generated always as (${hasWords}) stored`.execute(db);
    await sql`create index pedidos_por_texto on pedidos using gin (empresa gin_trgm_ops,
      referencia gin_trgm_ops, buscavendedor gin_trgm_ops, buscacidade gin_trgm_ops)`.execute(db);
    await sql`create index pedidos_por_valor on pedidos (total_centavos, numeropedido)`.execute(db);
    // An index refuses texts of 2,700 bytes.
    await sql`create index pedidos_por_empresa on pedidos
      ((left(empresa, 60) collate "C"), numeropedido)`.execute(db);
    await sql`create index pedidos_por_aprovacao on pedidos (aprovadoem)`.execute(db);
    await sql`drop index itens_por_produto`.execute(db);
    await sql`create index itens_por_produto on itensdopedido
      (cd_produto text_pattern_ops, numeropedido)`.execute(db);
    // PostgreSQL samples pages, which hold all lines of few orders, so it would estimate a quarter of the orders.
    await sql`alter table itensdopedido alter column numeropedido set (n_distinct = -0.045)`.execute(
      db,
    );
  },

  async down(db: Kysely<unknown>) {
    await sql`alter table itensdopedido alter column numeropedido reset (n_distinct)`.execute(db);
    await sql`drop index itens_por_produto`.execute(db);
    await sql`create index itens_por_produto on itensdopedido (cd_produto text_pattern_ops)`.execute(
      db,
    );
    await sql`drop index pedidos_por_aprovacao, pedidos_por_empresa, pedidos_por_valor`.execute(db);
    await sql`alter table pedidos reset (toast_tuple_target), drop column recado,
      drop column buscacidade, drop column buscavendedor`.execute(db);
    await sql`create index pedidos_por_texto on pedidos
      using gin (empresa gin_trgm_ops, referencia gin_trgm_ops)`.execute(db);
  },
};
