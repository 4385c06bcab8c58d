import { useRef, useState } from 'react';

import type { FieldErrors } from './form-state';

interface Registration {
  form: { check: () => boolean; refuse: (errors: FieldErrors) => void };
  /** Sends what the checked form holds. */
  register: () => Promise<void>;
  onDone: () => void;
  /** What to say of an error; `email` when another e-mail would help. */
  failure: (error: unknown) => { message: string; field?: 'email' };
  alert: (message: string) => void;
}

/**
 * Sends a form once; a failure is said, what was typed stays and may be sent again (§8).
 * Once registered the form stays locked: the next screen may still be loading.
 */
export function useRegistration({ form, register, onDone, failure, alert }: Registration) {
  const [sending, setSending] = useState(false);
  const underWay = useRef(false);

  async function send() {
    underWay.current = true;
    setSending(true);
    try {
      await register();
      onDone();
    } catch (error) {
      console.error('The person was not registered', error);
      underWay.current = false;
      setSending(false);
      const { message, field } = failure(error);
      if (field) form.refuse({ [field]: message });
      alert(message);
    }
  }

  return {
    sending,
    submit: () => {
      // Safety: a second submit before the first has rendered would find the e-mail taken.
      if (!underWay.current && form.check()) void send();
    },
  };
}
