import type { ComponentType } from 'react';

import { routes, type Route } from '../config/routes';
import type { Capability } from '../../domain/access';
import { SignInScreen } from './sign-in-screen';

/**
 * One entry per route (§2); every screen but the first is a chunk of its own. A page puts a screen together; where there
 * is nothing to put together, the entry names the feature's component.
 */

interface PublicScreen {
  path: Route;
  Component: () => Promise<ComponentType>;
}

interface Screen extends PublicScreen {
  /** null: anybody who is signed in and has a record. */
  needs: Capability | null;
}

/** Part of the first script, which shows it without the router (entrance.tsx). */
export const signInScreen = { path: routes.signIn, Component: SignInScreen };

export const publicScreens: PublicScreen[] = [
  {
    path: routes.customerRegistration,
    Component: async () =>
      (await import('../pages/customer-registration-page')).CustomerRegistrationPage,
  },
  {
    path: routes.customerThanks,
    Component: async () => (await import('../pages/customer-thanks-page')).CustomerThanksPage,
  },
];

export const screens: Screen[] = [
  {
    path: routes.home,
    needs: null,
    Component: async () => (await import('../features/home/home')).Home,
  },
  {
    path: routes.categories,
    needs: 'browseCatalog',
    Component: async () => (await import('../pages/categories-page')).CategoriesPage,
  },
  {
    path: routes.products,
    needs: 'browseCatalog',
    Component: async () => (await import('../pages/products-page')).ProductsPage,
  },
  {
    path: routes.cart,
    needs: 'useCart',
    Component: async () => (await import('../pages/cart-page')).CartPage,
  },
  {
    path: routes.orderThanks,
    needs: null,
    Component: async () => (await import('../pages/order-thanks-page')).OrderThanksPage,
  },
  {
    path: routes.orders,
    needs: 'ordersOfAll',
    Component: async () => (await import('../pages/orders-page')).OrdersPage,
  },
  {
    path: routes.customerApproval,
    needs: 'administer',
    Component: async () => (await import('../pages/people-pages')).CustomerApprovalPage,
  },
  {
    path: routes.sellerOrders,
    needs: 'ordersOfSeller',
    Component: async () => (await import('../pages/seller-orders-page')).SellerOrdersPage,
  },
  {
    path: routes.customerOrders,
    needs: 'ordersOfCustomer',
    Component: async () => (await import('../pages/customer-orders-page')).CustomerOrdersPage,
  },
  {
    path: routes.customers,
    needs: 'administer',
    Component: async () => (await import('../pages/people-pages')).CustomersPage,
  },
  {
    path: routes.sellers,
    needs: 'administer',
    Component: async () => (await import('../pages/people-pages')).SellersPage,
  },
  {
    path: routes.sellerApproval,
    needs: 'administer',
    Component: async () => (await import('../pages/people-pages')).SellerApprovalPage,
  },
  {
    path: routes.internalRegistration,
    needs: 'administer',
    Component: async () =>
      (await import('../features/registration/internal-registration')).InternalRegistration,
  },
  {
    path: routes.sellerRegistration,
    needs: 'administer',
    Component: async () =>
      (await import('../features/registration/seller-registration')).SellerRegistration,
  },
  {
    path: routes.sellerThanks,
    needs: 'administer',
    Component: async () => (await import('../pages/seller-thanks-page')).SellerThanksPage,
  },
];
