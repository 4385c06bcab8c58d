import { env } from '../../../config/env';
import { RegistrationLink } from './registration-link';
import { SignInPanel } from './sign-in-panel';
import styles from './sign-in.module.css';

/** The sign-in screen: an introduction to the catalogue, and the form. */
export function SignIn() {
  return (
    <main className={styles.screen}>
      <section className={styles.intro} data-surface="dark">
        <img src="/logo-on-dark.svg" alt="" />
        <h1 className={styles.title}>Catálogo {env.companyName}</h1>
        <p className={styles.text}>
          Veja rapidamente quais produtos oferecemos para bicicletas e motocicletas. O catálogo
          existe para facilitar a sua compra.
        </p>
        <RegistrationLink className={styles.createAccount}>CRIAR CONTA</RegistrationLink>
      </section>
      <section className={styles.entrance}>
        <div className={styles.card}>
          <SignInPanel />
        </div>
      </section>
    </main>
  );
}
