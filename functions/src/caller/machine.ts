import type { Request } from 'express';
import { ApiError } from '../api-error';
import { queryPostgres } from '../postgres/query-postgres';
import { hashOf, keyPattern, keysInUse, useKey, type MachineRight } from './machine-keys';

/** The hash of the key in `Authorization: Bearer` or `X-Chave`; 401 if there is none. */
export function sentKey(request: Request): string {
  const bearer = /^Bearer (.+)$/i.exec(request.get('Authorization') ?? '')?.[1];
  const key = request.get('X-Chave') ?? bearer ?? '';
  if (!keyPattern.test(key)) throw unknownKey();
  return hashOf(key);
}

const met = new Set<string>();

/** Whether this instance has already loaded this key. */
export function isMet(hash: string): boolean {
  return met.has(hash);
}

/** Loads all valid keys. Known keys then skip the shared limit, so invented keys can't block them. */
export async function meetKeys(): Promise<void> {
  for (const hash of await queryPostgres(keysInUse)) met.add(hash);
}

/** Throws 401 unless the key is valid, and 403 unless it has this right. */
export async function permitMachine(hash: string, right: MachineRight): Promise<void> {
  const direito = await queryPostgres((table) => useKey(table, hash));
  if (direito === undefined) throw unknownKey();
  if (direito === right) return;
  throw new ApiError(
    403,
    'chave-sem-direito',
    `Nada foi feito: esta chave é para ${direito}. Peça uma chave para ${right} a quem administra o sistema.`,
  );
}

function unknownKey(): ApiError {
  return new ApiError(
    401,
    'chave-invalida',
    'Nada foi feito: a chave não é válida ou foi revogada. Peça uma nova a quem administra o sistema.',
  );
}
