import { applicationDefault } from 'firebase-admin/app';
import { projectId } from '../firebase';

export interface PasswordChange {
  uid: string;
  createdAt: number;
  passwordUpdatedAt: number;
}

const service = 'https://identitytoolkit.googleapis.com';

const atOnce = 100;

/** Asks Identity Toolkit directly, because the Admin SDK drops `passwordUpdatedAt`. Unknown accounts are left out. */
export async function passwordChanges(uids: readonly string[]): Promise<PasswordChange[]> {
  const changes: PasswordChange[] = [];
  for (let start = 0; start < uids.length; start += atOnce) {
    const accounts = await lookUp(uids.slice(start, start + atOnce));
    changes.push(
      ...accounts.map(({ localId, createdAt, passwordUpdatedAt }) => ({
        uid: localId,
        createdAt: Number(createdAt),
        passwordUpdatedAt,
      })),
    );
  }
  return changes;
}

interface LookedUp {
  localId: string;
  createdAt: string;
  passwordUpdatedAt: number;
}

async function lookUp(localId: readonly string[]): Promise<LookedUp[]> {
  const emulator = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const origin = emulator ? `http://${emulator}/identitytoolkit.googleapis.com` : service;
  const token = emulator ? 'owner' : (await applicationDefault().getAccessToken()).access_token;
  const answer = await fetch(`${origin}/v1/projects/${projectId()}/accounts:lookup`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ localId }),
  });
  if (!answer.ok) throw new Error(`accounts:lookup: ${answer.status} ${await answer.text()}`);
  const { users = [] } = (await answer.json()) as { users?: LookedUp[] };
  return users;
}
