import { useNavigate } from 'react-router-dom';

import { routes } from '../../config/routes';
import { registerSeller } from '../../providers/registration';
import { PageTitle } from '../../ui/page-title';
import { useAlertDialog } from '../../ui/use-alert-dialog';
import { registrationFailure } from './registration-failure';
import { SellerForm } from './seller-form';
import { useRegistration } from './use-registration';
import { useSellerForm } from './use-seller-form';

/** /cadastrovendedores: the administrator registers a seller, then goes to /obrigadocadastrovendedor. */
export function SellerRegistration() {
  const alert = useAlertDialog();
  const navigate = useNavigate();
  const form = useSellerForm(alert);
  const { sending, submit } = useRegistration({
    form: {
      check: form.check,
      // §8: a refused e-mail is cleared.
      refuse: (errors) => {
        if (errors.email) form.change('email', '');
        form.refuse(errors);
      },
    },
    register: () => registerSeller(form.values),
    onDone: () =>
      void navigate(routes.sellerThanks, {
        replace: true,
        state: { cadastrodovendedor: form.values.nome.trim() },
      }),
    failure: (error) => registrationFailure('seller', error),
    alert,
  });

  return (
    <>
      <PageTitle title="Cadastro Vendedores" />
      <SellerForm form={form} sending={sending} onSubmit={submit} />
    </>
  );
}
