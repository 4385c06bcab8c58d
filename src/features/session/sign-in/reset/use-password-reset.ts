import { useState } from 'react';

import { useSession } from '../../../../providers/session/session';

type ResetState = 'idle' | 'sending' | 'sent' | 'failed';

/** Sends the reset mail. A failure is logged (§8) and shown (decision 10). */
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
      setState('failed');
    }
  }
  return {
    sent: state === 'sent',
    // The same text for every reason, so that a stranger can't find out which addresses have accounts.
    failure:
      state === 'failed'
        ? 'O e-mail não foi enviado. Confira o endereço e a conexão e tente de novo.'
        : '',
    send,
    close: () => setState('idle'),
  };
}
