import { CompanySection } from './company-section';
import { FormField } from './form-field';
import { RegistrationForm } from './registration-form';
import styles from './registration.module.css';
import { sharedFields } from './shared-fields';
import type { CustomerFormHandle } from './use-customer-form';

interface CustomerFormProps {
  form: CustomerFormHandle;
  sending: boolean;
  onSubmit: () => void;
}

/** The customer form, whoever fills it (§2). */
export function CustomerForm({ form, sending, onSubmit }: CustomerFormProps) {
  const { attach } = form;
  return (
    <RegistrationForm attach={attach} sending={sending} onSubmit={onSubmit} button="CADASTRAR">
      <PersonalSection form={form} />
      <CompanySection form={form} />
    </RegistrationForm>
  );
}

function PersonalSection({ form }: { form: CustomerFormHandle }) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>Dados pessoais</legend>
      <div className={styles.fields}>
        <FormField form={form} name="nome" span={3} {...sharedFields.nome} required />
        <FormField
          form={form}
          name="cargo"
          span={3}
          label="Cargo"
          autoComplete="organization-title"
        />
        <FormField form={form} name="celular" span={2} {...sharedFields.celular} required />
        <FormField form={form} name="email" span={2} {...sharedFields.email} required />
        <FormField form={form} name="senha" span={2} {...sharedFields.senha} required />
      </div>
    </fieldset>
  );
}
