import { ports, projectId } from '../ports';

/** An account as the Auth emulator lists it; other fields are passed through. */
export interface StoredAccount {
  localId: string;
  email?: string;
  emailVerified?: boolean;
  disabled?: boolean;
  passwordHash?: string;
  disableUser?: boolean;
  createdAt?: string;
  passwordUpdatedAt?: number;
  /** Seconds since 1970; older tokens are refused. */
  validSince?: string;
}

const accountsAt = (port: number) =>
  `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
const accountsUrl = accountsAt(ports.auth);
const headers = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

/** All accounts of the Auth emulator, password hashes included. */
export async function listAccounts(port = ports.auth): Promise<StoredAccount[]> {
  // A negative limit means all of them, as in firebase-tools' own export.
  const answer = await fetch(`${accountsAt(port)}:batchGet?maxResults=-1`, { headers });
  if (!answer.ok) throw new Error(`Auth emulator: ${answer.status} ${await answer.text()}`);
  const { users = [] } = (await answer.json()) as { users?: StoredAccount[] };
  return users;
}

export async function changeAccount(change: StoredAccount) {
  const body = JSON.stringify(change);
  const answer = await fetch(`${accountsUrl}:update`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`Auth emulator: ${answer.status} ${await answer.text()}`);
}

export async function removeAccount(localId: string) {
  const body = JSON.stringify({ localId });
  const answer = await fetch(`${accountsUrl}:delete`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`Auth emulator: ${answer.status} ${await answer.text()}`);
}

export async function createAccounts(users: (StoredAccount & { rawPassword?: string })[]) {
  if (users.length === 0) return;
  const answer = await fetch(`${accountsUrl}:batchCreate`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ users }),
  });
  const text = await answer.text();
  const { error } = JSON.parse(text) as { error?: unknown[] };
  if (!answer.ok || (error && error.length > 0)) throw new Error(`Auth emulator: ${text}`);
}

/** Creates accounts again, with their passwords and the date since when their sessions count. */
export async function restoreAccounts(accounts: StoredAccount[]) {
  await createAccounts(accounts);
  // Otherwise the emulator would refuse all tokens from before the restore and sign everybody out.
  for (const { localId, validSince } of accounts) {
    if (validSince !== undefined) await changeAccount({ localId, validSince });
  }
}
