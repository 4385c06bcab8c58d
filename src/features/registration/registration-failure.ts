import { describeFailure, errorCode } from '../../domain/failure';

/** The customer's sign-up errors that are the e-mail's (specification, section 8). */
const emailFailures: Partial<Record<string, string>> = {
  'auth/email-already-in-use': 'Este email já está sendo utilizado',
  'auth/invalid-email': 'Email Inválido! Tente outro',
};

/** What to say when a customer could not be registered; `email` when another e-mail would help. */
export function registrationFailure(error: unknown): { message: string; field?: 'email' } {
  const message = emailFailures[errorCode(error)];
  if (message !== undefined) return { message, field: 'email' };
  return { message: describeFailure('O cadastro não foi feito', error) };
}
