import { useSession } from '../../../providers/session/session';
import { RegistrationLink } from './registration-link';
import styles from './sign-in.module.css';

/** An account whose record was never stored: the connection was lost in the middle of the registration. */
export function UnfinishedRegistration({ email }: { email: string }) {
  const { signOut, signOutFailed } = useSession();
  return (
    <section className={styles.unfinished}>
      <h2 className={styles.formTitle}>Seu cadastro não foi concluído</h2>
      <p>
        A conta <strong>{email}</strong> existe, mas os dados da empresa não chegaram até nós.
        Preencha o cadastro com este mesmo endereço e a mesma senha.
      </p>
      <RegistrationLink className={styles.primary}>CONCLUIR CADASTRO</RegistrationLink>
      <button type="button" className={styles.link} onClick={() => void signOut()}>
        Entrar com outra conta
      </button>
      <p role="alert" className={styles.failure}>
        {signOutFailed && 'Falha no Logout. Tente de novo.'}
      </p>
    </section>
  );
}
