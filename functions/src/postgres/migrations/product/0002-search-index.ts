import { sql, type Kysely, type Migration } from 'kysely';
import { MigrationRefused } from '../../migration-refused';

/** Lets `busca like '%text%'` use an index instead of reading every product. */
export const searchIndex: Migration = {
  async up(db: Kysely<unknown>) {
    try {
      await sql`create extension if not exists pg_trgm`.execute(db);
    } catch (error) {
      throw new MigrationRefused(
        'O PostgreSQL não permitiu instalar a extensão pg_trgm, que a busca por descrição usa. ' +
          'Peça a quem administra o banco que execute CREATE EXTENSION pg_trgm; e tente novamente.',
        { cause: error },
      );
    }
    await sql`create index produtos_por_trecho on produtos using gin (busca gin_trgm_ops)`.execute(
      db,
    );
  },

  async down(db: Kysely<unknown>) {
    await db.schema.dropIndex('produtos_por_trecho').execute();
  },
};
