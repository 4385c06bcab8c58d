import { Link } from 'react-router-dom';

import { routes } from '../../config/routes';
import { EmptyState } from '../../ui/empty-state';

export function EmptyCart() {
  return (
    <EmptyState
      title="Seu orçamento está vazio."
      text="Adicione produtos do catálogo para pedir um orçamento."
      action={<Link to={routes.products}>Ver produtos</Link>}
    />
  );
}
