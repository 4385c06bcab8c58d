import { Link } from 'react-router-dom';

import { routes } from '../../config/routes';
import { EmptyState } from '../../ui/states/empty-state';
import styles from './not-found.module.css';

export function NotFound() {
  return (
    <main className={styles.page}>
      <img src="/logo.svg" alt="" width={168} height={42} />
      <EmptyState
        wholePage
        drawing="search"
        title="Página não encontrada"
        text="O endereço não existe ou mudou."
        action={<Link to={routes.home}>Ir para o início</Link>}
      />
    </main>
  );
}
