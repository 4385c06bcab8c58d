import { useSession } from '../../../providers/session/session';
import { LoadingState } from '../../../ui/states/loading-state';
import { SignInForm } from './sign-in-form';
import styles from './sign-in.module.css';
import { UnfinishedRegistration } from './unfinished-registration';
import { useEnterHome } from './use-enter-home';

/**
 * Wait, finish the registration, or sign in. The form shows before it is known whether anybody is signed in: most
 * visitors come to sign in.
 */
export function SignInPanel() {
  const { state } = useSession();
  useEnterHome(state);

  if (state.status === 'signedIn') return <LoadingState text="Aguarde, entrando…" />;
  if (state.status === 'failed' && state.what === 'record') {
    return (
      <section className={styles.unfinished} role="alert">
        <p>Não foi possível carregar o seu cadastro. Verifique sua conexão e tente de novo.</p>
        <button type="button" className={styles.primary} onClick={state.retry}>
          Tentar de novo
        </button>
      </section>
    );
  }
  if (state.status === 'noRecord') return <UnfinishedRegistration email={state.account.email} />;
  return <SignInForm />;
}
