import { useSession } from '../../../providers/session/session';
import { LoadingState } from '../../../ui/states/loading-state';
import { SignInForm } from './sign-in-form';
import styles from './sign-in.module.css';
import { useEnterHome } from './use-enter-home';
import { RegistrationLink } from './registration-link';

/** Wait, finish the registration, or sign in. The form shows before the session is known. */
export function SignInPanel() {
  const { state } = useSession();
  useEnterHome(state);

  if (state.status === 'signedIn') return <LoadingState text="Aguarde, entrando…" />;
  if (state.status === 'failed' && state.what === 'record') {
    return (
      <section className={`stack ${styles.unfinished}`} role="alert">
        <p>Não foi possível carregar o seu cadastro. Verifique sua conexão e tente de novo.</p>
        <button type="button" className={styles.primary} onClick={state.retry}>
          Tentar de novo
        </button>
      </section>
    );
  }
  if (state.status === 'noRecord') return <UnfinishedRegistration email={state.account.email} />;
  return <SignInForm wasEnded={state.status === 'signedOut' && state.wasEnded} />;
}

/** An account without a record, because the connection was lost during the registration. */
function UnfinishedRegistration({ email }: { email: string }) {
  const { signOut, signOutFailed } = useSession();
  return (
    <section className={`stack ${styles.unfinished}`}>
      <h2 className={styles.formTitle}>Seu cadastro não foi concluído</h2>
      <p>
        A conta <strong>{email}</strong> existe, mas os dados da empresa não chegaram até nós.
        Preencha o cadastro com este mesmo endereço e a mesma senha.
      </p>
      <RegistrationLink className={styles.primary}>CONCLUIR CADASTRO</RegistrationLink>
      <button type="button" className={`plain ${styles.link}`} onClick={() => void signOut()}>
        Entrar com outra conta
      </button>
      <p role="alert" className="failed bold">
        {signOutFailed && 'Falha no Logout. Tente de novo.'}
      </p>
    </section>
  );
}
