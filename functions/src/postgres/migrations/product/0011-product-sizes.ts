import { sql, type Kysely, type Migration } from 'kysely';

/**
 * `termos` treats signs like `searchText` (domain/product/search/text.ts): inch marks, × and *, ½, 'nº 5'. `medidas`
 * holds the sizes in a name as digits, in the format of `sizesOf`.
 */
export const productSizes: Migration = {
  async up(db: Kysely<unknown>) {
    const folded = sql`lower(regexp_replace(normalize("DESCRICAO", NFD), '[\\u0300-\\u036f]', '', 'g'))`;
    const pointed = sql`translate(${folded}, ',', '.')`;
    const halves = sql`replace(replace(replace(${pointed}, '½', '1/2'), '¼', '1/4'), '¾', '3/4')`;
    const numbered = sql`regexp_replace(${halves}, '(?<![a-z0-9])n[.°ºª]* *(?=[0-9])', '', 'g')`;
    const unmarked = sql`regexp_replace(${numbered}, '["“”″°ºª]+', ' ', 'g')`;
    const crossed = sql`regexp_replace(translate(${unmarked}, '×', 'x'), '([0-9] *)[*]', '\\1x', 'g')`;
    const plain = sql`translate(${crossed}, '*', ' ')`;
    await replaceTerms(db, plain);

    const joined = sql`regexp_replace(${plain}, '(?<=[0-9]) *[x/.-] *(?=[0-9])', '', 'g')`;
    const whole = sql`regexp_replace(${plain}, '(?<=[0-9])[.](?=[0-9])', '', 'g')`;
    await db.schema
      .alterTable('produtos')
      .addColumn('medidas', sql`text collate "C"`, (column) =>
        column
          .generatedAlwaysAs(
            sql`regexp_replace(' ' || ${joined} || ' ' || ${whole}, '[^0-9]+', ' ', 'g')`,
          )
          .stored(),
      )
      .execute();
    await sql`create index produtos_por_medida on produtos using gin (medidas gin_trgm_ops)`.execute(
      db,
    );
  },

  async down(db: Kysely<unknown>) {
    await db.schema.alterTable('produtos').dropColumn('medidas').execute();
    const folded = sql`lower(regexp_replace(normalize("DESCRICAO", NFD), '[\\u0300-\\u036f]', '', 'g'))`;
    await replaceTerms(db, sql`translate(${folded}, ',', '.')`);
  },
};

/** Creates the column and its index again, from another plain text. */
async function replaceTerms(db: Kysely<unknown>, plain: ReturnType<typeof sql>): Promise<void> {
  await db.schema.alterTable('produtos').dropColumn('termos').execute();
  const joined = sql`regexp_replace(${plain}, '(?<=[a-z])-+(?=[a-z])', '', 'g')`;
  const parted = sql`regexp_replace(${joined}, '([a-z](?=[0-9])|[0-9](?=[a-z]))', '\\1 ', 'g')`;
  await db.schema
    .alterTable('produtos')
    .addColumn('termos', sql`text collate "C"`, (column) =>
      column
        .generatedAlwaysAs(sql`regexp_replace(${parted}, '[\\t \\u00a0-]+', ' ', 'g')`)
        .stored(),
    )
    .execute();
  await sql`create index produtos_por_termo on produtos using gin (termos gin_trgm_ops)`.execute(
    db,
  );
}
