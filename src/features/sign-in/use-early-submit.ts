import { useEffect, type RefObject } from 'react';

/**
 * Carries out an ENTRAR that was pressed before the app was there: until now the script in index.html has marked the
 * form that was sent.
 */
export function useEarlySubmit(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    window.onsubmit = null;
    // In a task of its own: what was typed is then in the form's state.
    const timer = setTimeout(() => {
      if (form.current?.dataset['early'] === undefined) return;
      delete form.current.dataset['early'];
      form.current.requestSubmit();
    });
    return () => clearTimeout(timer);
  }, [form]);
}
