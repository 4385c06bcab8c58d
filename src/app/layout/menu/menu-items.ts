import { routes, type Route } from '../../../config/routes';
import { can, roleOf, type RoleFields } from '../../../../domain/session/access';

/** The entries of the side menus by role, in order (§2 Side menus). */

export type MenuIcon =
  | 'home'
  | 'orders'
  | 'addSeller'
  | 'sellerApproval'
  | 'sellers'
  | 'addCustomer'
  | 'customerApproval'
  | 'customers'
  | 'cart'
  | 'products'
  | 'categories';

export interface MenuItem {
  label: string;
  to: Route;
  icon: MenuIcon;
  /** Shown in orange next to the label. */
  badge?: number;
  /** The counted things, for screen readers. */
  counted?: string;
  /** Screen readers hear the count after the name, so that the name stays the same when the count changes. */
  aside?: true;
}

interface MenuState {
  cartCount: number;
  pendingCustomers: number;
  pendingSellers: number;
  /** Since the person last saw the pending orders. */
  newQuotes: number;
}

export function menuItems(user: RoleFields, state: MenuState): MenuItem[] {
  return can(user, 'administer') ? administratorItems(state) : personItems(user, state);
}

function administratorItems({
  cartCount,
  pendingCustomers,
  pendingSellers,
  newQuotes,
}: MenuState): MenuItem[] {
  const items: (MenuItem | false)[] = [
    { label: 'Home', to: routes.home, icon: 'home' },
    { label: 'Pedidos', to: routes.orders, icon: 'orders', ...newOnes(newQuotes) },
    { label: 'Cadastro Vendedores', to: routes.sellerRegistration, icon: 'addSeller' },
    pendingSellers > 0 && {
      label: 'Análise Vendedores',
      to: routes.sellerApproval,
      icon: 'sellerApproval',
    },
    { label: 'Vendedores', to: routes.sellers, icon: 'sellers' },
    { label: 'Cadastro Cliente', to: routes.internalRegistration, icon: 'addCustomer' },
    pendingCustomers > 0 && {
      label: 'Análise',
      to: routes.customerApproval,
      icon: 'customerApproval',
      badge: pendingCustomers,
      counted: 'em análise',
    },
    { label: 'Clientes', to: routes.customers, icon: 'customers' },
    cartCount > 0 && cartItem(cartCount),
    { label: 'Produtos', to: routes.products, icon: 'products' },
  ];
  return items.filter((item) => item !== false);
}

function personItems(user: RoleFields, { cartCount, newQuotes }: MenuState): MenuItem[] {
  const role = roleOf(user);
  const items: (MenuItem | false)[] = [
    { label: 'Home', to: routes.home, icon: 'home' },
    role === 'seller' && {
      label: 'Pedidos',
      to: routes.sellerOrders,
      icon: 'orders',
      ...newOnes(newQuotes),
    },
    role === 'customer' && { label: 'Pedidos', to: routes.customerOrders, icon: 'orders' },
    role === 'customer' && cartCount > 0 && cartItem(cartCount),
    can(user, 'browseCatalog') && { label: 'Produtos', to: routes.products, icon: 'products' },
    can(user, 'browseCatalog') && {
      label: 'Categorias',
      to: routes.categories,
      icon: 'categories',
    },
  ];
  return items.filter((item) => item !== false);
}

function cartItem(count: number): MenuItem {
  const counted = count === 1 ? 'item' : 'itens';
  return { label: 'Carrinho', to: routes.cart, icon: 'cart', badge: count, counted, aside: true };
}

function newOnes(count: number): Pick<MenuItem, 'badge' | 'counted' | 'aside'> {
  return count > 0 ? { badge: count, counted: count === 1 ? 'novo' : 'novos', aside: true } : {};
}
