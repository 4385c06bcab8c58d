import { getDatabase, type Database } from 'firebase-admin/database';
import { sql, type Kysely } from 'kysely';
import { orderStatuses } from '../../../domain/order/status';
import { paths } from '../../../domain/paths';
import { counted } from '../../../domain/words/counted';
import { recordOf } from '../stored/stored-fields';
import { openPostgres } from '../postgres/connection';
import type { PostgresTables } from '../postgres/schema';
import { unmovedChecks } from './recount/move-checks';
import { earlier } from './recount/move-nodes';
import { runCommand } from './run-command';
import { withFirebase } from './with-firebase';

/** Paths that earlier versions used, and that nothing reads any more. */
const oldNodes = [
  ...Object.values(earlier),
  'ultimosenvios',
  'comprados',
  'carteiras',
  'resumovendedores',
  'resumomeses',
];

/**
 * Deletes the data of earlier versions, once `npm run recount` has moved all of it. Checks first that the new places
 * are complete, and that PostgreSQL has all comparisons and orders. Can be repeated.
 *
 * Needs PRODUCT_TABLE_URL and FIREBASE_DATABASE_URL, and GOOGLE_APPLICATION_CREDENTIALS unless it runs against the
 * emulators.
 */
void runCommand((url) => withFirebase((app) => removeOldNodes(getDatabase(app), url)));

async function removeOldNodes(database: Database, url: string): Promise<string> {
  const table = openPostgres(url);
  try {
    const differences = [
      ...(await unmoved(database)),
      ...(await uncopied(database, table)),
      ...(await uncompared(database, table)),
    ];
    if (differences.length > 0) {
      throw new Error(
        `Nada foi removido: ${differences.join('; ')}. Rode npm run recount e tente de novo.`,
      );
    }
    await database.ref().update(Object.fromEntries(oldNodes.map((node) => [node, null])));
    return `Removidos os dados de versões anteriores: ${oldNodes.join(', ')}.`;
  } finally {
    await table.destroy();
  }
}

/** Data at an old path that is missing at its new one. */
async function unmoved(database: Database): Promise<string[]> {
  const moved = [
    [earlier.passwords, 'a senha', paths.accounts, 'senha'],
    [earlier.approvedAddresses, 'o e-mail aprovado', paths.accounts, 'email'],
    [earlier.sessionsSince, 'o início das sessões', paths.accounts, 'desde'],
    [earlier.approvals, 'a aprovação', paths.histories, 'aprovacoes'],
    [earlier.contactChanges, 'a alteração de contatos', paths.histories, 'contato'],
    // Moving a list deletes its old lines.
    [earlier.listLines, 'a lista', earlier.listLines, 'hoje'],
  ] as const;
  const differences: string[] = [];
  for (const [node, what, today, part] of moved) {
    const [old, now] = await Promise.all([node, today].map((path) => database.ref(path).get()));
    old?.forEach(({ key }) => {
      const lines = part === 'aprovacoes' ? recordOf(old.child(key).val()) : { '': true };
      const isThere = Object.keys(lines).every((id) => now?.hasChild(`${key}/${part}/${id}`));
      if (!isThere) differences.push(`${what} de ${key} está na forma antiga`);
    });
  }
  return differences;
}

async function uncompared(database: Database, table: Kysely<PostgresTables>): Promise<string[]> {
  const { length } = await unmovedChecks(database, table);
  return length > 0
    ? [`${counted(length, 'conferência não está', 'conferências não estão')} no PostgreSQL`]
    : [];
}

/** Statuses whose number or value of orders differs between the copy and the sums. */
async function uncopied(database: Database, table: Kysely<PostgresTables>): Promise<string[]> {
  const sums = await database.ref(paths.summaries).get();
  const { rows } = await sql<{ status: string; quantidade: number; centavos: number }>`
    select status, count(*)::int as quantidade, coalesce(sum(total_centavos), 0) as centavos
    from pedidos group by status`.execute(table);
  return orderStatuses.flatMap((status) => {
    const copied = rows.find((row) => row.status === status);
    const sum = sums.child(status);
    const isEqual =
      Number(sum.child('quantidade').val()) === (copied?.quantidade ?? 0) &&
      Number(sum.child('centavos').val()) === (copied?.centavos ?? 0);
    return isEqual ? [] : [`os pedidos ${status} da cópia e das somas diferem`];
  });
}
