import { Button } from 'antd';

import { CompanySection } from './company-section';
import { PersonalSection } from './personal-section';
import styles from './registration.module.css';
import type { CustomerFormHandle } from './use-customer-form';
import { useSlow } from './use-slow';

interface CustomerFormProps {
  form: CustomerFormHandle;
  sending: boolean;
  onSubmit: () => void;
}

/** The customer form's two sections and its button (specification, section 2). */
export function CustomerForm({ form, sending, onSubmit }: CustomerFormProps) {
  const { attach } = form;
  const slow = useSlow(sending);
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
      <PersonalSection form={form} />
      <CompanySection form={form} />
      <div className={styles.send}>
        <Button type="primary" size="large" htmlType="submit" block loading={sending}>
          CADASTRAR
        </Button>
        <p className={styles.sendStatus} role="status">
          {sending && 'Aguarde, enviando o cadastro…'}
          {slow && ' Está demorando mais que o normal. Verifique sua conexão.'}
        </p>
      </div>
    </form>
  );
}
