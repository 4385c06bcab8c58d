import { Form } from 'antd';
import type { ReactNode } from 'react';

import {
  emptyCustomerForm,
  type CustomerForm as Customer,
} from '../../../domain/registration/registration';
import { useAlertDialog } from '../../ui/dialogs/use-alert-dialog';
import { CnpjDoubts } from './company/cnpj-doubts';
import { CompanySection } from './company/company-section';
import { RegistrationField } from './registration-field';
import { RegistrationForm } from './registration-form';
import { RegistrationSection } from './registration-section';
import { useCompany } from './company/use-company';

interface CustomerFormProps {
  /** True if an administrator fills the form in. */
  forSomebodyElse: boolean;
  /** A checkbox above the button. */
  choice?: ReactNode;
  /** `verified`: the registry confirmed the company. */
  register: (customer: Customer, verified: boolean) => Promise<void>;
  onDone: (nome: string) => void;
}

/** The form of a customer (§2), for the customer or an administrator. */
export function CustomerForm({ forSomebodyElse, choice, register, onDone }: CustomerFormProps) {
  const alert = useAlertDialog();
  const [form] = Form.useForm<Customer>();
  const handle = useCompany(form, alert);
  const field = { forSomebodyElse };

  return (
    <RegistrationForm
      form={form}
      empty={emptyCustomerForm}
      who="customer"
      button="CADASTRAR"
      choice={
        <>
          {forSomebodyElse && <CnpjDoubts form={form} isTyped={handle.company.status === 'open'} />}
          {choice}
        </>
      }
      refusedField={handle.refusedField}
      onValuesChange={(changed) => {
        if (changed.cnpj !== undefined) handle.taxIdChanged();
      }}
      register={(customer) => register(customer, handle.company.status === 'found')}
      onDone={({ nome }) => onDone(nome.trim())}
      alert={alert}
    >
      <RegistrationSection title="Dados pessoais">
        <RegistrationField {...field} name="nome" span={12} />
        <RegistrationField {...field} name="cargo" span={12} />
        <RegistrationField {...field} name="celular" span={8} />
        <RegistrationField {...field} name="email" span={8} />
        <RegistrationField {...field} name="senha" span={8} />
      </RegistrationSection>
      <CompanySection handle={handle} forSomebodyElse={forSomebodyElse} />
    </RegistrationForm>
  );
}
