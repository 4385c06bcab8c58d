import { Link } from 'react-router-dom';

import { routes } from '../config/routes';
import { EmptyState } from '../ui/empty-state';

export function NotFound() {
  return (
    <main>
      <EmptyState
        title="Página não encontrada"
        text="O endereço não existe ou mudou."
        action={<Link to={routes.home}>Ir para o início</Link>}
      />
    </main>
  );
}
