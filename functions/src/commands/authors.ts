import type { Database } from 'firebase-admin/database';
import type { Author } from '../../../domain/order/order';
import { paths } from '../../../domain/paths';

/** An order's history as it may have come from elsewhere. */
export interface Moved {
  historico?: Record<string, { por?: Partial<Author> }>;
}

/** Notes who moved the order, and answers the write that takes their names to where its customer can't read them. */
export function namelessHistory(
  numerodopedido: number,
  { historico = {} }: Moved,
  authors: Set<string>,
): Record<string, unknown> {
  const write: Record<string, unknown> = {};
  for (const [id, { por: { uid, nome } = {} }] of Object.entries(historico)) {
    if (!uid) continue;
    authors.add(uid);
    if (nome === undefined) continue;
    write[`${paths.change(numerodopedido, id)}/por/nome`] = null;
    write[paths.author(uid)] = nome;
  }
  return write;
}

/** Who has a record is called what it says today; whoever has none any more keeps the name of an older line. */
export async function storeAuthors(database: Database, authors: ReadonlySet<string>) {
  for (const uid of authors) {
    const name = await database.ref(`${paths.user(uid)}/nome`).get();
    if (name.exists()) await database.ref(paths.author(uid)).set(name.val());
  }
}
