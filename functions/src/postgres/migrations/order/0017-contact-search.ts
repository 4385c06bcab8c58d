import { sql, type Kysely, type Migration } from 'kysely';

/** Orders are found by the customer's contact (§7 /procuradepedidos), written as `fold` writes (domain/words/text.ts). */
export const contactSearch: Migration = {
  async up(db: Kysely<unknown>) {
    const contact = sql.raw(`coalesce(pedido->'cliente'->>'nome', '')`);
    const folded = sql`lower(regexp_replace(normalize(${contact}, NFD), '[\\u0300-\\u036f]', '', 'g'))`;
    await sql`alter table pedidos
      add column buscacontato text generated always as (${folded}) stored`.execute(db);
    await sql`create index pedidos_por_contato on pedidos using gin (buscacontato gin_trgm_ops)`.execute(
      db,
    );
  },

  async down(db: Kysely<unknown>) {
    await sql`alter table pedidos drop column buscacontato`.execute(db);
  },
};
