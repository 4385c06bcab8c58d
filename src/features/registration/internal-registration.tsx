import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { routes } from '../../config/routes';
import { registerCustomer } from '../../providers/registration/registration';
import { AlertDialog } from '../../ui/dialogs/alert-dialog';
import { PageTitle } from '../../ui/pieces/page-title';
import { useApproveNow } from './approve-now';
import { CustomerForm } from './customer-form';

/**
 * /cadastro: the administrator registers a customer (decision 3), who still has to be approved: it leads to /analise, or
 * to /clientes where that was done in one step.
 */
export function InternalRegistration() {
  const navigate = useNavigate();
  const approval = useApproveNow();
  const [registered, setRegistered] = useState<string>();
  return (
    <>
      <PageTitle title="Cadastro Cliente" />
      <CustomerForm
        forSomebodyElse
        choice={approval.choice}
        register={async (customer, verified) =>
          approval.follow(await registerCustomer(customer, verified))
        }
        onDone={setRegistered}
      />
      {registered !== undefined && (
        <AlertDialog
          title="Cadastro!"
          message={`Cadastro de ${registered} realizado`}
          onClose={() =>
            void navigate(approval.chosen ? routes.customers : routes.customerApproval, {
              replace: true,
            })
          }
        />
      )}
    </>
  );
}
