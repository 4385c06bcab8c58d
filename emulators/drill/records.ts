import { openPostgres } from '../../functions/src/postgres/connection';
import { listAccounts } from '../auth/accounts-api';
import { projectId, type ports } from '../ports';
import { StartError } from '../start/start-error';

/** What a stack stores: each value in JSON, by a name that tells its place. */
export type Records = Map<string, string>;

/** The mail job of `npm start` changes its own state every 3 s, and Auth dates a restored password by the restore. */
const incomparable =
  /^banco\/emails\/(?:turno|lidosate)\b|^contas\/[^/]+\/(?:passwordUpdatedAt|lastRefreshAt)$/;

/** Reads the database, the accounts and PostgreSQL of the stack on these ports. */
export async function readRecords(of: typeof ports): Promise<Records> {
  const database = await fetch(`http://127.0.0.1:${of.database}/.json?ns=${projectId}`, {
    headers: { Authorization: 'Bearer owner' },
  });
  if (!database.ok) throw new StartError(`O Realtime Database respondeu ${database.status}.`);
  const accounts = (await listAccounts(of.auth)).map((account) => [account.localId, account]);
  const values = [
    ...leaves('banco', await database.json()),
    ...leaves('contas', Object.fromEntries(accounts)),
  ];
  return new Map([
    ...values.filter(([name]) => !incomparable.test(name)),
    ...(await readRows(`postgres://postgres@127.0.0.1:${of.postgres}/postgres`)),
  ]);
}

function leaves(name: string, value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[name, JSON.stringify(value)]];
  return Object.entries(value).flatMap(([key, child]) => leaves(`${name}/${key}`, child));
}

/** Each row of all tables, and the state of the sequences. A row's own text is its name. */
async function readRows(url: string): Promise<[string, string][]> {
  const db = openPostgres(url);
  try {
    const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
    const records: [string, string][] = [];
    for (const name of [...tables.map((table) => table.name), 'pg_sequences']) {
      // The tables are known only here, so the types name any of them.
      const table = name as 'produtos';
      const rows = await db
        .selectFrom(table)
        .select(({ fn }) => fn.toJson(table).as('row'))
        .execute();
      records.push(
        ...rows.map(({ row }): [string, string] => [`postgres/${name}/${JSON.stringify(row)}`, '']),
      );
    }
    return records;
  } finally {
    await db.destroy();
  }
}

/** The names of the records that only one side has, or that differ. */
export function differences(one: Records, other: Records): string[] {
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].filter((name) => one.get(name) !== other.get(name)).toSorted();
}
