import { useEffect, type RefObject } from 'react';

/** Carries out an ENTRAR that was pressed before the app had loaded: a script in index.html marks it on the form. */
export function useEarlySubmit(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    window.onsubmit = null;
    // In a later task, when the typed text has reached the form's state.
    const timer = setTimeout(() => {
      if (form.current?.dataset['early'] === undefined) return;
      delete form.current.dataset['early'];
      form.current.requestSubmit();
    });
    return () => clearTimeout(timer);
  }, [form]);
}
