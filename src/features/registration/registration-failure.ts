import { describeFailure, errorCode } from '../../../domain/outbox/failure';

/** The kind of person that a form registers. */
export type Registered = 'customer' | 'seller';

/** The sign-up errors caused by the e-mail (§8). */
const emailFailures: Record<Registered, Partial<Record<string, string>>> = {
  customer: {
    'auth/email-already-in-use': 'Este email já está sendo utilizado',
    'auth/invalid-email': 'Email Inválido! Tente outro',
  },
  seller: {
    'auth/email-already-in-use': 'Email já utilizado',
    'auth/invalid-email': 'Email Inválido',
  },
};

/** The message for a failed registration; `isEmail` if another e-mail would help. */
export function registrationFailure(
  who: Registered,
  error: unknown,
): { message: string; isEmail: boolean } {
  const message = emailFailures[who][errorCode(error)];
  if (message !== undefined) return { message, isEmail: true };
  return { message: describeFailure('O cadastro não foi feito', error), isEmail: false };
}
