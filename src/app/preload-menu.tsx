import { useMemo } from 'react';

import { can, roleOf, type Role } from '../../domain/access';
import { useLoadProducts } from '../providers/catalog';
import { useUser } from '../providers/session';
import { usePreload, type Load } from './use-preload';

const products: Load = () => import('../pages/products-page');

/** Where the menu leads next. */
const menu: Record<Role, Load[]> = {
  administrator: [
    () => import('../pages/orders-page'),
    products,
    () => import('../pages/people-pages'),
  ],
  seller: [products, () => import('../pages/seller-orders-page')],
  customer: [products, () => import('../pages/customer-orders-page')],
  waiting: [],
};

/** Loads the screens of a person's menu, and the catalogue, while they look at the first one. */
export function PreloadMenu() {
  const user = useUser();
  const role = roleOf(user);
  const browses = can(user, 'browseCatalog');
  const loadProducts = useLoadProducts();
  usePreload(
    useMemo(
      () => (browses ? [...menu[role], loadProducts] : menu[role]),
      [browses, role, loadProducts],
    ),
  );
  return null;
}
