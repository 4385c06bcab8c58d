import styles from './sign-in.module.css';
import type { SignInState } from './use-sign-in';

interface SignInFailureProps {
  state: SignInState;
  /** Why the reset mail was not sent; '' if it didn't fail. */
  resetFailure: string;
  onReset: () => void;
}

/** The message of any failure, then the link to a new password. Always rendered, so that changes are announced. */
export function SignInFailure({ state, resetFailure, onReset }: SignInFailureProps) {
  const failed = state.status === 'failed';
  return (
    <>
      <div role="alert" className={styles.failure}>
        {failed && <p>complete os campos corretamente!</p>}
        {failed && state.advice !== '' && <p>{state.advice}</p>}
        {failed && resetFailure !== '' && <p>{resetFailure}</p>}
      </div>
      {failed && (
        <button type="button" className={styles.link} onClick={onReset}>
          Esqueceu a senha? Clique aqui.
        </button>
      )}
    </>
  );
}
