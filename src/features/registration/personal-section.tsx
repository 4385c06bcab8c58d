import { FormField } from './form-field';
import { sharedFields } from './shared-fields';
import styles from './registration.module.css';
import type { CustomerFormHandle } from './use-customer-form';

export function PersonalSection({ form }: { form: CustomerFormHandle }) {
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
