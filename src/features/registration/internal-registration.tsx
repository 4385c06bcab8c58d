import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { routes } from '../../config/routes';
import { registerCustomer } from '../../providers/registration';
import { AlertDialog } from '../../ui/alert-dialog';
import { PageTitle } from '../../ui/page-title';
import { useAlertDialog } from '../../ui/use-alert-dialog';
import { CustomerForm } from './customer-form';
import { registrationFailure } from './registration-failure';
import { useCustomerForm } from './use-customer-form';
import { useRegistration } from './use-registration';

/**
 * /cadastro: the administrator registers a customer (decision 3), who still has to be approved; so it leads on to
 * /analise.
 */
export function InternalRegistration() {
  const alert = useAlertDialog();
  const navigate = useNavigate();
  const [registered, setRegistered] = useState(false);
  const form = useCustomerForm({ forSomebodyElse: true, alert });
  const { sending, submit } = useRegistration({
    form,
    register: () => registerCustomer(form.values, form.verified),
    onDone: () => setRegistered(true),
    failure: (error) => registrationFailure('customer', error),
    alert,
  });

  return (
    <>
      <PageTitle title="Cadastro Cliente" />
      <CustomerForm form={form} sending={sending} onSubmit={submit} />
      {registered && (
        <AlertDialog
          title="Cadastro!"
          message={`Cadastro de ${form.values.nome.trim()} realizado`}
          onClose={() => void navigate(routes.customerApproval, { replace: true })}
        />
      )}
    </>
  );
}
