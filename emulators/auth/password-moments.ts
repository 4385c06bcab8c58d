import { paths } from '../../domain/paths';
import { ports, projectId } from '../ports';
import type { StoredAccount } from './accounts-api';

/** The emulator dates a restored password by the restore; this moves the moments that are compared with it by as much. */
export async function movePasswordMoments(
  saved: readonly StoredAccount[],
  restored: readonly StoredAccount[],
) {
  const sellers = await ask<object | null>(`${paths.sellers}.json`);
  const stored = await ask<Record<string, number> | null>(`${paths.passwordsStored}.json`);
  const ofSellers = saved.filter(({ localId }) => sellers && localId in sellers);
  const moved = movedMoments(stored ?? {}, ofSellers, restored);
  await ask(`${paths.passwordsStored}.json`, { method: 'PATCH', body: JSON.stringify(moved) });
}

/** `senhasgravadas` as late after the accounts' password changes as it was before they were restored. */
export function movedMoments(
  stored: Readonly<Record<string, number>>,
  saved: readonly StoredAccount[],
  restored: readonly StoredAccount[],
): Record<string, number> {
  const entries = saved.map(({ localId, createdAt, passwordUpdatedAt = 0 }) => {
    const after = restored.find((account) => account.localId === localId);
    const delay = (after?.passwordUpdatedAt ?? passwordUpdatedAt) - passwordUpdatedAt;
    return [localId, (stored[localId] ?? Number(createdAt)) + delay];
  });
  return Object.fromEntries(entries) as Record<string, number>;
}

async function ask<Answer>(file: string, request: RequestInit = {}): Promise<Answer> {
  const url = `http://127.0.0.1:${ports.database}/${file}?ns=${projectId}`;
  const response = await fetch(url, { ...request, headers: { Authorization: 'Bearer owner' } });
  if (response.ok) return (await response.json()) as Answer;
  throw new Error(`Realtime Database: ${response.status} ${await response.text()}`);
}
