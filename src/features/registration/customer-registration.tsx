import { Link } from 'react-router-dom';

import { routes } from '../../config/routes';
import { useAlertDialog } from '../../ui/use-alert-dialog';
import { CustomerForm } from './customer-form';
import styles from './registration.module.css';
import { useCustomerForm } from './use-customer-form';
import { useCustomerRegistration } from './use-customer-registration';

/** /cadastrocliente: a company registers itself. */
export function CustomerRegistration() {
  const { showAlert, alertDialog } = useAlertDialog();
  const alert = (message: string) => showAlert({ message });
  const form = useCustomerForm(alert);
  const { sending, submit } = useCustomerRegistration(form, alert);

  return (
    <>
      <header className={styles.heading}>
        <h1 className={styles.title}>Cadastro de Cliente</h1>
        <p>
          Já tem conta? <Link to={routes.signIn}>LOGIN</Link>
        </p>
      </header>
      <CustomerForm form={form} sending={sending} onSubmit={submit} />
      {alertDialog}
    </>
  );
}
