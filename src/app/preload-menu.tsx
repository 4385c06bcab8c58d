import { roleOf, type Role } from '../../domain/access';
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

/** Loads the screens of a person's menu while they look at the first one. */
export function PreloadMenu() {
  usePreload(menu[roleOf(useUser())]);
  return null;
}
