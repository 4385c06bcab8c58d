import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Orders are filtered and sorted (§7 /filtrodepedidos). `buscavendedor` and `buscacidade` are as `fold` writes them
 * (domain/words/text.ts); `recado` says that somebody wrote something. The order itself moves out of the row, because
 * filters read many rows and no order.
 */
export const orderFilter: Migration = {
  async up(db: Kysely<unknown>) {
    const folded = (column: string) =>
      sql.raw(`lower(regexp_replace(normalize(${column}, NFD), '[\\u0300-\\u036f]', '', 'g'))`);
    const noted = sql`pedido ?| array['observacao', 'referencia']
      or jsonb_path_exists(pedido, '$.itens.**.observacao ? (@ != "")')`;
    await sql`alter table pedidos drop column referencia`.execute(db);
    // Only an order of more than 2 KB leaves its row, and only one that is written anew.
    await sql`alter table pedidos
      set (toast_tuple_target = 512),
      alter column pedido type jsonb using pedido || '{}',
      add column referencia text generated always as (${folded(`coalesce(pedido->>'referencia', '')`)}) stored,
      add column buscavendedor text generated always as (${folded('vendedor')}) stored,
      add column buscacidade text generated always as (${folded('cidade')}) stored,
      add column recado boolean generated always as (${noted}) stored`.execute(db);
    await sql`create index pedidos_por_texto on pedidos using gin (empresa gin_trgm_ops,
      referencia gin_trgm_ops, buscavendedor gin_trgm_ops, buscacidade gin_trgm_ops)`.execute(db);
    await sql`create index pedidos_por_valor on pedidos (total_centavos, numeropedido)`.execute(db);
    await sql`create index pedidos_por_empresa on pedidos ((left(empresa, 60) collate "C"), numeropedido)`.execute(
      db,
    );
    await sql`create index pedidos_por_aprovacao on pedidos (aprovadoem)`.execute(db);
  },

  async down(db: Kysely<unknown>) {
  },
};
