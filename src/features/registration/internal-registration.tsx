import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { routes } from '../../config/routes';
import { registerCustomer } from '../../providers/registration/registration';
import { AlertDialog } from '../../ui/dialogs/alert-dialog';
import { PageTitle } from '../../ui/pieces/page-title';
import { CustomerForm } from './customer-form';

/**
 * /cadastro: the administrator registers a customer (decision 3), who still has to be approved: it leads to /analise.
 */
export function InternalRegistration() {
  const navigate = useNavigate();
  const [registered, setRegistered] = useState<string>();
  return (
    <>
      <PageTitle title="Cadastro Cliente" />
      <CustomerForm forSomebodyElse register={registerCustomer} onDone={setRegistered} />
      {registered !== undefined && (
        <AlertDialog
          title="Cadastro!"
          message={`Cadastro de ${registered} realizado`}
          onClose={() => void navigate(routes.customerApproval, { replace: true })}
        />
      )}
    </>
  );
}
