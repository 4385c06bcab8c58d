import { sql, type Kysely, type Migration } from 'kysely';

/**
 * `termos`: DESCRICAO in the format of `searchText` (domain/product/search/text.ts), with its index. `busca` still
 * sorts the lists. Codes are found by their beginning.
 */
export const searchTerms: Migration = {
  async up(db: Kysely<unknown>) {
    const folded = sql`lower(regexp_replace(normalize("DESCRICAO", NFD), '[\\u0300-\\u036f]', '', 'g'))`;
    const joined = sql`regexp_replace(translate(${folded}, ',', '.'), '(?<=[a-z])-+(?=[a-z])', '', 'g')`;
    const parted = sql`regexp_replace(${joined}, '([a-z](?=[0-9])|[0-9](?=[a-z]))', '\\1 ', 'g')`;
    await db.schema
      .alterTable('produtos')
      .addColumn('termos', sql`text collate "C"`, (column) =>
        column
          .generatedAlwaysAs(sql`regexp_replace(${parted}, '[\\t \\u00a0-]+', ' ', 'g')`)
          .stored(),
      )
      .execute();
    await db.schema.dropIndex('produtos_por_trecho').execute();
    await sql`create index produtos_por_termo on produtos using gin (termos gin_trgm_ops)`.execute(
      db,
    );
    await sql`create index produtos_por_inicio on produtos ("CD_PRODUTO" text_pattern_ops)`.execute(
      db,
    );
  },

  async down(db: Kysely<unknown>) {
    await db.schema.dropIndex('produtos_por_inicio').execute();
    await db.schema.dropIndex('produtos_por_termo').execute();
    await sql`create index produtos_por_trecho on produtos using gin (busca gin_trgm_ops)`.execute(
      db,
    );
    await db.schema.alterTable('produtos').dropColumn('termos').execute();
  },
};
