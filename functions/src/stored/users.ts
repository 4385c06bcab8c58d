import type { DataSnapshot } from 'firebase-admin/database';
import { database } from '../firebase';

/** What the endpoints need of `usuarios/{uid}` (§3). */
export interface StoredUser {
  nome: string;
  email: string;
  superUser: boolean;
  analise: boolean | 'removido';
}

/** The record of an account, if it has one. */
export async function readUser(uid: string): Promise<StoredUser | undefined> {
  const snapshot = await database().ref('usuarios').child(uid).get();
  return snapshot.exists() ? userFrom(snapshot) : undefined;
}

/** The user whose stored e-mail is exactly this one, with their uid. */
export async function findUserByEmail(email: string) {
  const found = await database().ref('usuarios').orderByChild('email').equalTo(email).get();
  let user: (StoredUser & { uid: string }) | undefined;
  found.forEach((snapshot) => {
    user ??= { uid: snapshot.key, ...userFrom(snapshot) };
  });
  return user;
}

function userFrom(snapshot: DataSnapshot): StoredUser {
  const analise: unknown = snapshot.child('analise').val();
  return {
    nome: String(snapshot.child('nome').val() ?? ''),
    email: String(snapshot.child('email').val() ?? ''),
    superUser: snapshot.child('superUser').val() === true,
    analise: analise === true || analise === 'removido' ? analise : false,
  };
}
