import { useRef, useState, useEffect, type RefObject } from 'react';

import { isEmail } from '../../../../domain/registration/registration';
import { Field } from './field';
import { ResetSentDialog } from './reset/reset-sent-dialog';
import styles from './sign-in.module.css';
import { usePasswordReset } from './reset/use-password-reset';
import { useSignIn, type SignInState } from './use-sign-in';

const endedWords =
  'Sua sessão terminou: sua senha ou seu e-mail foi alterado em outro lugar, ou a conta foi desativada. Entre de novo.';

interface SignInFormProps {
  /** The person was signed in here and did not sign out. */
  wasEnded: boolean;
}

/** The sign-in form and its outcome (§5). */
export function SignInForm({ wasEnded }: SignInFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [emailError, setEmailError] = useState<string>();
  const { state, submit } = useSignIn();
  const reset = usePasswordReset();
  const form = useRef<HTMLFormElement>(null);
  const sending = state.status === 'sending';
  useEarlySubmit(form);

  function focus(name: 'email' | 'password') {
    const input = form.current?.elements.namedItem(name);
    if (input instanceof HTMLElement) input.focus();
  }

  async function enter() {
    if (sending) return;
    setEmailError(undefined);
    if (!(await submit(email, password))) focus(email.trim() === '' ? 'email' : 'password');
  }

  function askReset() {
    if (isEmail(email)) {
      void reset.send(email);
      return;
    }
    setEmailError('Digite seu e-mail para receber o link.');
    focus('email');
  }

  return (
    <form
      ref={form}
      className="stack"
      // Outside a dialog this method does nothing, so before the script loads no password can end up in the
      // address.
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <h2 className={styles.formTitle}>Acesse sua conta</h2>
      <Field
        label="E-mail"
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={(text) => {
          setEmail(text);
          setEmailError(undefined);
        }}
        readOnly={sending}
        error={emailError}
      />
      <Field
        label="Senha"
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        readOnly={sending}
      />
      <button type="submit" className={styles.enter} aria-disabled={sending}>
        ENTRAR
      </button>
      <div className={styles.outcome}>
        <p role="status">
          {sending && 'Aguarde, entrando…'}
          {state.status === 'idle' && wasEnded && endedWords}
        </p>
        <SignInFailure state={state} resetFailure={reset.failure} onReset={askReset} />
      </div>
      {reset.sent && <ResetSentDialog onClose={reset.close} />}
    </form>
  );
}

interface SignInFailureProps {
  state: SignInState;
  /** Why the reset mail was not sent; '' if it was. */
  resetFailure: string;
  onReset: () => void;
}

/** The message of any failure, and the link to a new password. Always rendered, so that changes are announced. */
function SignInFailure({ state, resetFailure, onReset }: SignInFailureProps) {
  const failed = state.status === 'failed';
  return (
    <>
      <div role="alert" className="failed bold">
        {failed && <p>complete os campos corretamente!</p>}
        {failed && state.advice !== '' && <p>{state.advice}</p>}
        {failed && resetFailure !== '' && <p>{resetFailure}</p>}
      </div>
      {failed && (
        <button type="button" className={`plain ${styles.link}`} onClick={onReset}>
          Esqueceu a senha? Clique aqui.
        </button>
      )}
    </>
  );
}

/** Submits if ENTRAR was pressed before the app loaded. A script in index.html marks the form then. */
function useEarlySubmit(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    window.onsubmit = null;
    // In a later task, when the form's state has the typed text.
    const timer = setTimeout(() => {
      if (form.current?.dataset['early'] === undefined) return;
      delete form.current.dataset['early'];
      form.current.requestSubmit();
    });
    return () => clearTimeout(timer);
  }, [form]);
}
