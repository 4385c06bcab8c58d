import { useRef, useState } from 'react';

interface Registration<Values> {
  register: (values: Values) => Promise<void>;
  onDone: (values: Values) => void;
  onFailure: (error: unknown) => void;
}

/** Sends a form once; again after a failure (§8). After success it stays locked: the next screen may still load. */
export function useRegistration<Values>({ register, onDone, onFailure }: Registration<Values>) {
  const [sending, setSending] = useState(false);
  const underWay = useRef(false);

  async function send(values: Values) {
    // Safety: a second submit before the first one has rendered would find the e-mail taken.
    if (underWay.current) return;
    underWay.current = true;
    setSending(true);
    try {
      await register(values);
      onDone(values);
    } catch (error) {
      console.error('The person was not registered', error);
      underWay.current = false;
      setSending(false);
      onFailure(error);
    }
  }

  return { sending, send };
}
