import { useNavigate } from 'react-router-dom';

import { routes } from '../../config/routes';
import { registerCustomer } from '../../providers/registration/registration';
import { useNotify } from '../../ui/notices/notify';
import { PageTitle } from '../../ui/pieces/page-title';
import { useApproveNow } from './approve-now';
import { CustomerForm } from './customer-form';

/** /cadastro: an administrator registers a customer (decision 3). It leads to the list that has the customer then. */
export function InternalRegistration() {
  const navigate = useNavigate();
  const approval = useApproveNow();
  const notify = useNotify();

  function goOn(nome: string) {
    notify.success(`Cadastro de ${nome} realizado.`);
    const next = approval.chosen ? routes.customers : routes.customerApproval;
    void navigate(next, { replace: true });
  }

  return (
    <>
      <PageTitle title="Cadastro Cliente" />
      <CustomerForm
        forSomebodyElse
        choice={approval.choice}
        register={async (customer, verified) =>
          approval.follow(await registerCustomer(customer, verified))
        }
        onDone={goOn}
      />
    </>
  );
}
