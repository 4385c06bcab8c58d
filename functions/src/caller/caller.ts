import { ApiError } from '../api-error';
import { auth } from '../firebase';
import { readUser, type StoredUser } from '../stored/users';

export interface Caller {
  uid: string;
  /** The account's own address; '' for an account without one. */
  email: string;
  user: StoredUser;
}

/**
 * Who sends `Authorization: Bearer <ID token>`: 401 without a valid token, 403 without a record. `checkRevoked` asks
 * Firebase whether the account was disabled or signed out since the token was made, at the cost of a round trip;
 * without it such a token ends within the hour.
 */
export async function identifyCaller(
  authorization: string | undefined,
  { checkRevoked }: { checkRevoked: boolean },
): Promise<Caller> {
  const { uid, email = '' } = await verify(authorization, checkRevoked);
  const user = await readUser(uid);
  if (!user) {
    throw new ApiError(
      403,
      'sem-cadastro',
      'Não encontramos o seu cadastro. Conclua o cadastro ou fale com o administrador.',
    );
  }
  return { uid, email, user };
}

async function verify(authorization = '', checkRevoked: boolean) {
  const token = /^Bearer (.+)$/i.exec(authorization)?.[1];
  try {
    if (!token) throw new Error('no bearer token');
    return await auth().verifyIdToken(token, checkRevoked);
  } catch (error) {
    throw new ApiError(
      401,
      'nao-autenticado',
      'Você não está identificado ou a sua sessão terminou. Entre novamente.',
      { cause: error },
    );
  }
}
