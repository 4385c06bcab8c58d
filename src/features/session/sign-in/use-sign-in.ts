import { useState } from 'react';

import { describeFailure, errorCode } from '../../../../domain/outbox/failure';
import { useSession } from '../../../providers/session/session';

/** `advice` says more if the cause wasn't a wrong e-mail or password. */
export type SignInState =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'failed'; advice: string };

/** Firebase's errors for a wrong e-mail or password. */
const typedWrongly = [
  'auth/invalid-credential',
  'auth/invalid-email',
  'auth/user-not-found',
  'auth/wrong-password',
];

function adviceFor(error: unknown): string {
  if (typedWrongly.includes(errorCode(error))) return '';
  return describeFailure('Não foi possível entrar', error);
}

/** Signs in; the session provider then has the user. `submit` resolves to false if it failed. */
export function useSignIn() {
  const { signIn } = useSession();
  const [state, setState] = useState<SignInState>({ status: 'idle' });

  async function submit(email: string, password: string): Promise<boolean> {
    if (email.trim() === '' || password === '') {
      setState({ status: 'failed', advice: '' });
      return false;
    }
    setState({ status: 'sending' });
    try {
      await signIn(email.trim(), password);
      return true;
    } catch (error) {
      console.error('Sign-in failed', error);
      setState({ status: 'failed', advice: adviceFor(error) });
      return false;
    }
  }
  return { state, submit };
}
