import { useMemo, useState } from 'react';

import { can, roleOf, type Role } from '../../../domain/session/access';
import { useLoadProducts } from '../../providers/product/catalog';
import { useKeepOwnCustomers } from '../../providers/people/own-customers';
import { useUser } from '../../providers/session/session';
import { usePreload, type Load } from '../../providers/page/preload/use-preload';

const products: Load = () => import('../../pages/product/products-page');

/** The screens that the menu leads to. */
const menu: Record<Role, Load[]> = {
  administrator: [
    () => import('../../pages/order/order-pages'),
    products,
    () => import('../../pages/people/people-pages'),
  ],
  seller: [products, () => import('../../pages/order/order-pages')],
  customer: [products, () => import('../../pages/order/order-pages')],
  waiting: [],
};

/**
 * Loads the screens of the menu, the catalogue and a seller's customers while the person looks at the first
 * screen.
 */
export function PreloadMenu() {
  const user = useUser();
  const role = roleOf(user);
  const browses = can(user, 'browseCatalog');
  const loadProducts = useLoadProducts();
  const sells = can(user, 'quoteForCustomers');
  const [isLoaded, setLoaded] = useState(false);
  usePreload(
    useMemo(
      () => [
        ...menu[role],
        ...(browses ? [loadProducts] : []),
        () => {
          setLoaded(true);
          return Promise.resolve();
        },
      ],
      [browses, role, loadProducts],
    ),
  );
  useKeepOwnCustomers(sells && isLoaded);
  return null;
}
