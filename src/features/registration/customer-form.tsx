import { CompanySection } from './company-section';
import { PersonalSection } from './personal-section';
import { RegistrationForm } from './registration-form';
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
