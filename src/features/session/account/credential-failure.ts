import { describeFailure, errorCode } from '../../../../domain/outbox/failure';

/** The two fields of a change: the current password and the new value. */
export type CredentialField = 'current' | 'next';

interface CredentialFailure {
  message: string;
  /** The field with the problem. */
  field?: CredentialField;
}

const wrongPassword: CredentialFailure = {
  message: 'Senha atual incorreta. Confira e tente de novo.',
  field: 'current',
};
const weakPassword: CredentialFailure = {
  message: 'Esta senha é fraca. Escolha uma mais longa, com letras e números.',
  field: 'next',
};
const invalidEmail: CredentialFailure = { message: 'digite um e-mail válido!', field: 'next' };

const typedWrongly: Partial<Record<string, CredentialFailure>> = {
  'auth/wrong-password': wrongPassword,
  'auth/invalid-credential': wrongPassword,
  'auth/weak-password': weakPassword,
  'auth/password-does-not-meet-requirements': weakPassword,
  'auth/invalid-email': invalidEmail,
  'auth/invalid-new-email': invalidEmail,
  'auth/email-already-in-use': {
    message: 'Este email já está sendo utilizado',
    field: 'next',
  },
};

const advices: Partial<Record<string, string>> = {
  'auth/too-many-requests': 'Muitas tentativas: aguarde alguns minutos e tente de novo.',
  'auth/requires-recent-login': 'Saia, entre de novo e repita a alteração.',
};

/** The message for an error of Firebase. `what` names the change that failed. */
export function credentialFailure(what: string, error: unknown): CredentialFailure {
  const code = errorCode(error);
  const advice = advices[code];
  return (
    typedWrongly[code] ?? {
      message: advice === undefined ? describeFailure(what, error) : `${what}. ${advice}`,
    }
  );
}
