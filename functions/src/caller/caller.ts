import { ApiError } from '../api-error';
import { auth } from '../firebase';
import { readSessionsSince } from '../stored/sessions';
import { readUser, type StoredUser } from '../stored/users';
import { mayCall, type EndpointName } from './who-may-call';

export interface Account {
  uid: string;
  email: string;
}

export interface Caller extends Account {
  user: StoredUser;
}

/**
 * Who sends `Authorization: Bearer <ID token>`; 401 without a valid one. `checkRevoked` costs a round trip; without it,
 * a disabled account's token works for up to an hour. Firebase accepts sessions of the very second of a revocation, so
 * the database is asked too, as the rules do.
 */
export async function identifyAccount(
  authorization: string | undefined,
  { checkRevoked }: { checkRevoked: boolean },
): Promise<Account> {
  const { uid, email = '' } = await verify(authorization, checkRevoked);
  return { uid, email };
}

export async function permitCaller(name: EndpointName, account: Account): Promise<Caller> {
  const user = await readUser(account.uid);
  if (!user) {
    throw new ApiError(
      403,
      'sem-cadastro',
      'Não encontramos o seu cadastro. Conclua o cadastro ou fale com o administrador.',
    );
  }
  if (!mayCall(name, user)) {
    throw new ApiError(
      403,
      'sem-permissao',
      'Você não tem permissão para esta operação. Fale com o administrador.',
    );
  }
  return { ...account, user };
}

async function verify(authorization = '', checkRevoked: boolean) {
  const token = /^Bearer (.+)$/i.exec(authorization)?.[1];
  try {
    if (!token) throw new Error('no bearer token');
    const verified = await auth().verifyIdToken(token, checkRevoked);
    if (checkRevoked && verified.auth_time < (await readSessionsSince(verified.uid))) {
      throw new Error('session of before make-administrator');
    }
    return verified;
  } catch (error) {
    throw new ApiError(
      401,
      'nao-autenticado',
      'Você não está identificado ou a sua sessão terminou. Entre de novo.',
      { cause: error },
    );
  }
}
