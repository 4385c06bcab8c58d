import { describeFailure, errorCode } from '../../../domain/failure';

/** The sign-up errors caused by the e-mail (§8). */
const emailFailures: Record<'customer' | 'seller', Partial<Record<string, string>>> = {
  customer: {
    'auth/email-already-in-use': 'Este email já está sendo utilizado',
    'auth/invalid-email': 'Email Inválido! Tente outro',
  },
  seller: {
    'auth/email-already-in-use': 'Email já utilizado',
    'auth/invalid-email': 'Email Inválido',
  },
};

/** What to say when a registration failed; `field` is `email` when another e-mail would help. */
export function registrationFailure(
  role: 'customer' | 'seller',
  error: unknown,
): { message: string; field?: 'email' } {
  const message = emailFailures[role][errorCode(error)];
  if (message !== undefined) return { message, field: 'email' };
  return { message: describeFailure('O cadastro não foi feito', error) };
}
