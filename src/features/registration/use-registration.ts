import { useRef, useState } from 'react';

import type { FieldErrors } from './form-state';

interface Registration {
  form: { check: () => boolean; refuse: (errors: FieldErrors) => void };
  /** Sends what the checked form holds. */
  register: () => Promise<void>;
  onDone: () => void;
  /** What to say about an error; `field` is set when another e-mail would help. */
  failure: (error: unknown) => { message: string; field?: 'email' };
  alert: (message: string) => void;
}

/**
 * Sends a form once. A failure is shown, and the form keeps its texts to be sent again (§8). After success the form
 * stays locked, because the next screen may still be loading.
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
      // Safety: a second submit before the first one has rendered would find the e-mail taken.
      if (!underWay.current && form.check()) void send();
    },
  };
}
