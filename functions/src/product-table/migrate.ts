import { Migrator, type Migration } from 'kysely';
import { openProductTable } from './connection';
import { catalog } from './migrations/0001-catalog';

/** Every migration by its name, which decides the order. One that has run anywhere never changes. */
const migrations: Record<string, Migration> = {
  '0001-catalog': catalog,
};

/** Brings the product table up to date, all or nothing; answers the names of what was new. */
export async function migrate(url: string): Promise<string[]> {
  const db = openProductTable(url);
  try {
    const provider = { getMigrations: () => Promise.resolve(migrations) };
    const { error, results = [] } = await new Migrator({ db, provider }).migrateToLatest();
    if (error) throw new Error('A tabela de produtos não foi atualizada.', { cause: error });
    return results.map((result) => result.migrationName);
  } finally {
    await db.destroy();
  }
}
