import { createAccounts } from '../../emulators/auth/accounts-api';
import { password } from '../../emulators/sample/people/accounts';
import { withIndex } from '../../domain/people/search/index-keys';
import type { User } from '../../domain/people/user';
import { store } from '../support/stored';

/** People for a single test, which may change them freely. */

/** An approved seller who is not among the customers' choices yet. */
export async function makeSeller(uid: string, nome = `Vendas ${uid}`): Promise<User> {
  await store(`contas/${uid}/senha`, { senha: password });
  return makePerson({
    uid,
    email: `${uid}@mmv.local`,
    nome,
    superUser: false,
    permissao: 'vendedor',
    analise: true,
    createat: '01/10/2026',
    ultimologin: 'nunca',
    cod: 901,
    celular: '(11) 98765-4321',
  });
}

/** A second administrator. */
export async function makeAdministrator(uid: string): Promise<User> {
  return makePerson({
    uid,
    email: `${uid}@mmv.local`,
    nome: `Gerência ${uid}`,
    superUser: true,
    permissao: 'superUser',
    analise: true,
    createat: '01/10/2026',
    ultimologin: 'nunca',
    cod: 902,
    celular: '(11) 98765-4321',
  });
}

async function makePerson(user: User): Promise<User> {
  await createAccounts([{ localId: user.uid, email: user.email, rawPassword: password }]);
  await store(`usuarios/${user.uid}`, withIndex(user));
  return user;
}

/** Adds a seller to the representatives that customers choose from. */
export async function offer({ uid, nome }: User): Promise<void> {
  await store(`vendedores/${uid}`, { value: uid, label: nome });
}
