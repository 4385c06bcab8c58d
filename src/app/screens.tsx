import type { ComponentType } from 'react';

import { routes, type Route } from '../config/routes';
import type { Capability } from '../../domain/access';
import { SignInScreen } from './sign-in-screen';

/** One entry per route (§2); every page but the first is a chunk of its own. */

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
    Component: async () => (await import('../pages/home-page')).HomePage,
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
    Component: async () => (await import('../pages/customer-approval-page')).CustomerApprovalPage,
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
    Component: async () => (await import('../pages/customers-page')).CustomersPage,
  },
  {
    path: routes.sellers,
    needs: 'administer',
    Component: async () => (await import('../pages/sellers-page')).SellersPage,
  },
  {
    path: routes.sellerApproval,
    needs: 'administer',
    Component: async () => (await import('../pages/seller-approval-page')).SellerApprovalPage,
  },
  {
    path: routes.internalRegistration,
    needs: 'administer',
    Component: async () =>
      (await import('../pages/internal-registration-page')).InternalRegistrationPage,
  },
  {
    path: routes.sellerRegistration,
    needs: 'administer',
    Component: async () =>
      (await import('../pages/seller-registration-page')).SellerRegistrationPage,
  },
  {
    path: routes.sellerThanks,
    needs: 'administer',
    Component: async () => (await import('../pages/seller-thanks-page')).SellerThanksPage,
  },
];
