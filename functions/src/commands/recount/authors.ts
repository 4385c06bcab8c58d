import type { Database } from 'firebase-admin/database';
import { paths } from '../../../../domain/paths';

export async function storeAuthors(database: Database, authors: ReadonlySet<string>) {
  for (const uid of authors) {
    const name = await database.ref(`${paths.user(uid)}/nome`).get();
    if (name.exists()) await database.ref(paths.author(uid)).set(name.val());
  }
}
