import { Link, useNavigate } from 'react-router-dom';

import { routes } from '../../config/routes';
import { registerMyself } from '../../providers/registration';
import { useAlertDialog } from '../../ui/use-alert-dialog';
import { CustomerForm } from './customer-form';
import { registrationFailure } from './registration-failure';
import styles from './registration.module.css';
import { useCustomerForm } from './use-customer-form';
import { useRegistration } from './use-registration';

/** /cadastrocliente: a company registers itself, then goes to /obrigadocadastro (§4). */
export function CustomerRegistration() {
  const alert = useAlertDialog();
  const navigate = useNavigate();
  const form = useCustomerForm({ forSomebodyElse: false, alert });
  const { sending, submit } = useRegistration({
    form,
    register: () => registerMyself(form.values, form.verified),
    onDone: () =>
      void navigate(routes.customerThanks, {
        replace: true,
        state: { cadastrodocliente: form.values.nome.trim() },
      }),
    failure: (error) => registrationFailure('customer', error),
    alert,
  });

  return (
    <>
      <header className={styles.heading}>
        <h1 className={styles.title}>Cadastro de Cliente</h1>
        <p>
          Já tem conta? <Link to={routes.signIn}>LOGIN</Link>
        </p>
      </header>
      <CustomerForm form={form} sending={sending} onSubmit={submit} />
    </>
  );
}
