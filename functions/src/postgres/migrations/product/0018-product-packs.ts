import type { Kysely, Migration } from 'kysely';

/** How products are sold (decision 115). A list without these columns leaves them empty. */
export const productPacks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('produtos')
      .addColumn('unidade', 'text')
      .addColumn('multiplo', 'integer')
      .addColumn('minimo', 'integer')
      .execute();
  },

  async down(db: Kysely<unknown>) {
    await db.schema
      .alterTable('produtos')
      .dropColumn('unidade')
      .dropColumn('multiplo')
      .dropColumn('minimo')
      .execute();
  },
};
