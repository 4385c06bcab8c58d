import { maskMobile } from '../../domain/phone';
import { FormField } from './form-field';
import styles from './registration.module.css';
import type { CustomerFormHandle } from './use-customer-form';

export function PersonalSection({ form }: { form: CustomerFormHandle }) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>Dados pessoais</legend>
      <div className={styles.fields}>
        <FormField form={form} name="nome" span={3} label="Nome" autoComplete="name" required />
        <FormField
          form={form}
          name="cargo"
          span={3}
          label="Cargo"
          autoComplete="organization-title"
        />
        <FormField
          form={form}
          name="celular"
          span={2}
          label="Celular"
          type="tel"
          autoComplete="tel-national"
          mask={maskMobile}
          required
        />
        <FormField
          form={form}
          name="email"
          span={2}
          label="E-mail"
          type="email"
          autoComplete="email"
          required
        />
        <FormField
          form={form}
          name="senha"
          span={2}
          label="Senha"
          type="password"
          hint="mínimo 8 dígitos"
          autoComplete="new-password"
          required
        />
      </div>
    </fieldset>
  );
}
