import { ApiError } from '../api-error';
import { auth } from '../firebase';
import { readSessionsSince } from '../stored/sessions';
import { readUser, type StoredUser } from '../stored/users';
import { beforeDeadline } from '../waiting/before-deadline';
import { mayCall, type EndpointName } from './who-may-call';

/** How long a call waits for the caller's record, in milliseconds. */
const patience = 5_000;

export interface Account {
  uid: string;
  email: string;
}

export interface Caller extends Account {
  user: StoredUser;
}

/**
 * The account of `Authorization: Bearer <ID token>`; 401 without a valid token. `checkRevoked` costs a round trip;
 * without it a disabled account's token works for up to an hour. Firebase accepts sessions of the very second of a
 * revocation, so the database is checked too, as in the rules.
 */
export async function identifyAccount(
  authorization: string | undefined,
  { checkRevoked }: { checkRevoked: boolean },
): Promise<Account> {
  const { uid, email = '' } = await verify(authorization, checkRevoked);
  return { uid, email };
}

export async function permitCaller(name: EndpointName, account: Account): Promise<Caller> {
  const user = await beforeDeadline(Date.now() + patience, readUser(account.uid));
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
  const verified = await verifyToken(authorization, checkRevoked);
  if (!checkRevoked) return verified;
  const since = await beforeDeadline(Date.now() + patience, readSessionsSince(verified.uid));
  if (verified.auth_time < since) throw unidentified('session older than make-administrator');
  return verified;
}

async function verifyToken(authorization: string, checkRevoked: boolean) {
  const token = /^Bearer (.+)$/i.exec(authorization)?.[1];
  if (!token) throw unidentified('no bearer token');
  try {
    return await auth().verifyIdToken(token, checkRevoked);
  } catch (error) {
    throw unidentified(error);
  }
}

function unidentified(cause: unknown): ApiError {
  return new ApiError(
    401,
    'nao-autenticado',
    'Você não está identificado ou a sua sessão terminou. Entre de novo.',
    { cause },
  );
}
