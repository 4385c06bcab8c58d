import { maskCnpj } from '../../../domain/cnpj';
import { Button } from '../../ui/button';
import { FormField } from './form-field';
import styles from './registration.module.css';
import type { CustomerFormHandle } from './use-customer-form';

/** The tax id with its OK button; Enter starts the lookup too, instead of sending the form. */
export function TaxIdField({ form }: { form: CustomerFormHandle }) {
  const { company } = form;
  return (
    <FormField
      form={form}
      name="cnpj"
      span={3}
      label="CNPJ"
      mask={maskCnpj}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      required
      error={(company.status === 'open' && company.message) || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        form.lookUp();
      }}
      action={
        <div className={styles.lookUp}>
          <Button onClick={form.lookUp}>OK</Button>
        </div>
      }
    />
  );
}
