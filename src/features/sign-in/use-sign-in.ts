import { useState } from 'react';

import { describeFailure, errorCode } from '../../../domain/failure';
import { useSession } from '../../providers/session';

/** `advice` says more where the typed words were not at fault. */
export type SignInState =
  { status: 'idle' } | { status: 'sending' } | { status: 'failed'; advice: string };

/** What Firebase answers to a wrong e-mail or password. */
const typedWrongly = [
  'auth/invalid-credential',
  'auth/invalid-email',
  'auth/user-not-found',
  'auth/wrong-password',
];

function adviceFor(error: unknown): string {
  if (typedWrongly.includes(errorCode(error))) return '';
  return describeFailure('A entrada não foi feita', error);
}

/** Signs in; the session's provider then shows who it is. `submit` answers false when it failed. */
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
