import { useState } from 'react';

import { useSession } from '../../providers/session';

type ResetState = 'idle' | 'sending' | 'sent';

/** Sends the reset mail. A failure is only logged (specification, section 8): it tells no stranger who has an account. */
export function usePasswordReset() {
  const { sendPasswordReset } = useSession();
  const [state, setState] = useState<ResetState>('idle');

  async function send(email: string) {
    if (state === 'sending') return;
    setState('sending');
    try {
      await sendPasswordReset(email.trim());
      setState('sent');
    } catch (error) {
      console.error('No password reset mail', error);
      setState('idle');
    }
  }
  return { sent: state === 'sent', send, close: () => setState('idle') };
}
