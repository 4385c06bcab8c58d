import type { ReactNode } from 'react';

import { useHeldFor } from '../../providers/use-held-for';
import { Button } from '../../ui/button';
import styles from './registration.module.css';

/** After this long something must be wrong. */
const slowAfterMs = 10_000;

interface RegistrationFormProps {
  /** The form element's ref. */
  attach: (element: HTMLFormElement | null) => void;
  sending: boolean;
  onSubmit: () => void;
  /** The button's text. */
  button: string;
  children: ReactNode;
}

/** The frame of every registration form: the sections, the button and the progress of sending. */
export function RegistrationForm({
  attach,
  sending,
  onSubmit,
  button,
  children,
}: RegistrationFormProps) {
  const slow = useHeldFor(sending, slowAfterMs);
  return (
    <form
      ref={attach}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <div className={styles.send}>
        <Button type="primary" size="large" htmlType="submit" block loading={sending}>
          {button}
        </Button>
        <p className={styles.sendStatus} role="status">
          {sending && 'Aguarde, enviando o cadastro…'}
          {slow && ' Está demorando mais que o normal. Verifique sua conexão.'}
        </p>
      </div>
    </form>
  );
}
