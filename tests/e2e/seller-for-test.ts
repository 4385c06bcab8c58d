import { createAccounts } from '../../emulators/auth/accounts-api';
import { ports, projectId } from '../../emulators/ports';
import type { User } from '../../domain/user';

/** A seller whom one journey may change freely without affecting the others. */

const owner = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

async function store(user: User, record: User | null) {
  const url = `http://127.0.0.1:${ports.database}/usuarios/${user.uid}.json?ns=${projectId}`;
  const answer = await fetch(url, { method: 'PUT', headers: owner, body: JSON.stringify(record) });
  if (!answer.ok) throw new Error(await answer.text());
}

export async function makeSeller(uid: string, senha: string): Promise<User> {
  const user: User = {
    uid,
    email: `${uid}@mmv.local`,
    nome: 'Vendas de Teste',
    superUser: false,
    permissao: 'vendedor',
    analise: true,
    createat: '01/10/2026',
    ultimologin: 'nunca',
    cod: 901,
    celular: '(11) 98765-4321',
    senha,
  };
  await createAccounts([{ localId: uid, email: user.email, rawPassword: senha }]);
  await store(user, user);
  return user;
}

export async function removeSeller(user: User) {
  await store(user, null);
  const url = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:delete`;
  const body = JSON.stringify({ localId: user.uid });
  const answer = await fetch(url, { method: 'POST', headers: owner, body });
  if (!answer.ok) throw new Error(await answer.text());
}
