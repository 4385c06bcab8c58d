import type { CompanyState } from './customer-form-state';
import { FormField } from './form-field';
import styles from './registration.module.css';
import { TaxIdField } from './tax-id-field';
import type { CustomerFormHandle } from './use-customer-form';

const notices: Record<CompanyState['status'], string> = {
  closed: 'Digite o CNPJ e clique em OK: os dados da empresa são preenchidos pela consulta.',
  asking: 'Consultando o CNPJ…',
  found: 'Empresa encontrada. Confira os dados e complete o que faltar.',
  open: 'Preencha os dados da empresa: o cadastro segue mesmo sem a consulta.',
};

export function CompanySection({ form }: { form: CustomerFormHandle }) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>Dados da empresa</legend>
      <div className={styles.fields}>
        <TaxIdField form={form} />
        <p className={styles.notice} role="status" data-status={form.company.status}>
          {notices[form.company.status]}
        </p>
        <FormField
          form={form}
          name="razaosocial"
          span={6}
          label="Razão social"
          autoComplete="organization"
          required
        />
        <FormField
          form={form}
          name="logradouro"
          span={4}
          label="Endereço"
          autoComplete="address-line1"
          required
        />
        <FormField form={form} name="numero" span={2} label="Número" autoComplete="off" required />
        <FormField
          form={form}
          name="telefone"
          span={2}
          label="Telefone fixo"
          type="tel"
          autoComplete="work tel"
        />
        <FormField
          form={form}
          name="complemento"
          span={4}
          label="Complemento"
          autoComplete="address-line2"
        />
        <FormField
          form={form}
          name="bairro"
          span={2}
          label="Bairro"
          autoComplete="address-level3"
          required
        />
        <FormField
          form={form}
          name="cidade"
          span={2}
          label="Cidade"
          autoComplete="address-level2"
          required
        />
        <FormField
          form={form}
          name="estado"
          span={1}
          label="Estado"
          autoComplete="address-level1"
          required
        />
        <FormField
          form={form}
          name="cep"
          span={1}
          label="CEP"
          autoComplete="postal-code"
          required
        />
      </div>
    </fieldset>
  );
}
