import type { ComponentType } from 'react';

import { routes, type Route } from '../config/routes';
import type { Capability } from '../../domain/session/access';
import { SignInScreen } from './entrance/sign-in-screen';

/**
 * One entry per route (§2). Every screen except the first is a chunk, which loads a page or a feature's
 * component.
 */

interface PublicScreen {
  path: Route;
  /** In the browser's tab, before the product's title. */
  title: string;
  Component: () => Promise<ComponentType>;
}

interface Screen extends PublicScreen {
  /** null: every signed-in person with a record. */
  needs: Capability | null;
}

/** In the first script, which shows it without the router (entrance.tsx). */
export const signInScreen = { path: routes.signIn, Component: SignInScreen };

export const publicScreens: PublicScreen[] = [
  {
    path: routes.customerRegistration,
    title: 'Cadastro',
    Component: async () =>
      (await import('../pages/registration/customer-registration-page')).CustomerRegistrationPage,
  },
  {
    path: routes.customerThanks,
    title: 'Cadastro',
    Component: async () =>
      (await import('../pages/registration/customer-thanks-page')).CustomerThanksPage,
  },
];

export const screens: Screen[] = [
  {
    path: routes.home,
    title: 'Home',
    needs: null,
    Component: async () => (await import('../pages/home/home-page')).HomePage,
  },
  {
    path: routes.categories,
    title: 'Categorias',
    needs: 'browseCatalog',
    Component: async () => (await import('../pages/product/categories-page')).CategoriesPage,
  },
  {
    path: routes.products,
    title: 'Produtos',
    needs: 'browseCatalog',
    Component: async () => (await import('../pages/product/products-page')).ProductsPage,
  },
  {
    path: routes.cart,
    title: 'Carrinho',
    needs: 'useCart',
    Component: async () => (await import('../pages/cart/cart-page')).CartPage,
  },
  {
    path: routes.orderThanks,
    title: 'Pedido',
    needs: null,
    Component: async () => (await import('../pages/cart/order-thanks-page')).OrderThanksPage,
  },
  {
    path: routes.orders,
    title: 'Pedidos',
    needs: 'ordersOfAll',
    Component: async () => (await import('../pages/order/order-pages')).OrdersPage,
  },
  {
    path: routes.customerApproval,
    title: 'Análise cadastral',
    needs: 'administer',
    Component: async () => (await import('../pages/people/people-pages')).CustomerApprovalPage,
  },
  {
    path: routes.sellerOrders,
    title: 'Pedidos',
    needs: 'ordersOfSeller',
    Component: async () => (await import('../pages/order/order-pages')).SellerOrdersPage,
  },
  {
    path: routes.customerOrders,
    title: 'Pedidos',
    needs: 'ordersOfCustomer',
    Component: async () => (await import('../pages/order/order-pages')).CustomerOrdersPage,
  },
  {
    path: routes.customers,
    title: 'Clientes',
    needs: 'administer',
    Component: async () => (await import('../pages/people/people-pages')).CustomersPage,
  },
  {
    path: routes.sellers,
    title: 'Vendedores',
    needs: 'administer',
    Component: async () => (await import('../pages/people/people-pages')).SellersPage,
  },
  {
    path: routes.sellerApproval,
    title: 'Análise Vendedores',
    needs: 'administer',
    Component: async () => (await import('../pages/people/people-pages')).SellerApprovalPage,
  },
  {
    path: routes.internalRegistration,
    title: 'Cadastro Cliente',
    needs: 'administer',
    Component: async () =>
      (await import('../features/registration/internal-registration')).InternalRegistration,
  },
  {
    path: routes.sellerRegistration,
    title: 'Cadastro Vendedores',
    needs: 'administer',
    Component: async () =>
      (await import('../features/registration/seller-registration')).SellerRegistration,
  },
  {
    path: routes.sellerThanks,
    title: 'Cadastro',
    needs: 'administer',
    Component: async () =>
      (await import('../pages/registration/seller-thanks-page')).SellerThanksPage,
  },
];

/** The title of the browser's tab at a path; undefined for the sign-in screen and unknown addresses. */
export function titleAt(path: string): string | undefined {
  return [...publicScreens, ...screens].find((screen) => screen.path === path)?.title;
}
