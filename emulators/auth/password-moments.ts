import { paths } from '../../domain/paths';
import { ports, projectId } from '../ports';
import type { StoredAccount } from './accounts-api';

/**
 * Shifts the stored passwords' times. The emulator dates a restored password by the restore, and the app compares the
 * two.
 */
export async function movePasswordMoments(
  saved: readonly StoredAccount[],
  restored: readonly StoredAccount[],
) {
  const stored =
    (await ask<Record<string, { senha?: { em?: number } }> | null>(`${paths.accounts}.json`)) ?? {};
  const moments = Object.entries(stored).flatMap(([uid, { senha }]) =>
    senha ? [[uid, senha.em] as const] : [],
  );
  const moved = movedMoments(Object.fromEntries(moments), saved, restored);
  const fields = Object.entries(moved).map(([uid, em]) => [`${uid}/senha/em`, em] as const);
  await ask(`${paths.accounts}.json`, {
    method: 'PATCH',
    body: JSON.stringify(Object.fromEntries(fields)),
  });
}

/**
 * New times for the passwords of `stored`: as long after the account's last change as before the restore. A password
 * without a time counts from the account's creation.
 */
export function movedMoments(
  stored: Readonly<Record<string, number | undefined>>,
  saved: readonly StoredAccount[],
  restored: readonly StoredAccount[],
): Record<string, number> {
  const entries = saved
    .filter(({ localId }) => localId in stored)
    .map(({ localId, createdAt, passwordUpdatedAt = 0 }) => {
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
