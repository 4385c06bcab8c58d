import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { PostgresTables } from '../postgres/schema';

/** The format of a key. Nobody can guess 256 random bits, so a fast hash protects it as well as a slow one. */
export const keyPattern = /^mmv_[\w-]{43}$/;

export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** What a machine may do with its key: read orders, report what became of them or customers' credit, attach documents. */
export const machineRights = ['pedidos', 'andamento', 'credito', 'documentos'] as const;
export type MachineRight = (typeof machineRights)[number];

export async function createKey(
  table: Kysely<PostgresTables>,
  nome: string,
  direito: MachineRight = 'pedidos',
): Promise<string> {
  const key = `mmv_${randomBytes(32).toString('base64url')}`;
  await table
    .insertInto('chavesdemaquinas')
    .values({ resumo: hashOf(key), nome, direito })
    .execute();
  return key;
}

export function listKeys(table: Kysely<PostgresTables>) {
  return table
    .selectFrom('chavesdemaquinas')
    .select(['nome', 'direito', 'criadaem', 'usadaem', 'revogadaem'])
    .orderBy('criadaem')
    .execute();
}

export async function revokeKey(table: Kysely<PostgresTables>, nome: string): Promise<boolean> {
  const revoked = await table
    .updateTable('chavesdemaquinas')
    .set({ revogadaem: new Date() })
    .where('nome', '=', nome)
    .where('revogadaem', 'is', null)
    .returning('nome')
    .execute();
  return revoked.length > 0;
}

/** The hashes of all valid keys. */
export async function keysInUse(table: Kysely<PostgresTables>): Promise<string[]> {
  const rows = await table
    .selectFrom('chavesdemaquinas')
    .select('resumo')
    .where('revogadaem', 'is', null)
    .execute();
  return rows.map(({ resumo }) => resumo);
}

/** Records the use of a key and returns its right; undefined if the key is unknown or revoked. */
export async function useKey(
  table: Kysely<PostgresTables>,
  hash: string,
): Promise<MachineRight | undefined> {
  const used = await table
    .updateTable('chavesdemaquinas')
    .set({ usadaem: new Date() })
    .where('resumo', '=', hash)
    .where('revogadaem', 'is', null)
    .returning('direito')
    .execute();
  return used[0]?.direito;
}
