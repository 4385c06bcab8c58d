import { Link, useNavigate } from 'react-router-dom';

import { routes } from '../../config/routes';
import { registerMyself } from '../../providers/registration/registration';
import { CustomerForm } from './customer-form';
import styles from './registration.module.css';

/** /cadastrocliente: a company registers itself, then goes to /obrigadocadastro (§4). */
export function CustomerRegistration() {
  const navigate = useNavigate();
  return (
    <>
      <header className={`wrap spread ${styles.heading}`}>
        <h1 className="page-heading">Cadastro de cliente</h1>
        <p>
          Já tem conta? <Link to={routes.signIn}>LOGIN</Link>
        </p>
      </header>
      <CustomerForm
        forSomebodyElse={false}
        register={registerMyself}
        onDone={(nome) =>
          void navigate(routes.customerThanks, {
            replace: true,
            state: { cadastrodocliente: nome },
          })
        }
      />
    </>
  );
}
