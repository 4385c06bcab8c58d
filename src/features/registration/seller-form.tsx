import { FormField } from './form-field';
import { sharedFields } from './shared-fields';
import { RegistrationForm } from './registration-form';
import styles from './registration.module.css';
import type { SellerFormHandle } from './use-seller-form';

interface SellerFormProps {
  form: SellerFormHandle;
  sending: boolean;
  onSubmit: () => void;
}

/** The seller's four fields (§2 /cadastrovendedores). */
export function SellerForm({ form, sending, onSubmit }: SellerFormProps) {
  const { attach } = form;
  return (
    <RegistrationForm
      attach={attach}
      sending={sending}
      onSubmit={onSubmit}
      button="CADASTRAR VENDEDOR"
    >
      <fieldset className={styles.section}>
        <legend className={styles.legend}>Dados do vendedor</legend>
        <div className={styles.fields}>
          <FormField form={form} name="nome" span={3} {...sharedFields.nome} required />
          <FormField form={form} name="celular" span={3} {...sharedFields.celular} required />
          <FormField form={form} name="email" span={3} {...sharedFields.email} required />
          <FormField form={form} name="senha" span={3} {...sharedFields.senha} required />
        </div>
      </fieldset>
    </RegistrationForm>
  );
}
