import { lazy, type ComponentType } from 'react';

import { routes, type Route } from '../config/routes';
import type { Capability } from '../../domain/access';
import { SignInPage } from '../pages/sign-in-page';

/** One entry per route (§2); every page but the first is a chunk of its own. */

interface PublicScreen {
  path: Route;
  Page: ComponentType;
}

interface Screen extends PublicScreen {
  /** null: anybody who is signed in and has a record. */
  needs: Capability | null;
}

function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }));
}

/** Part of the first script: its HTML is already in the page and is hydrated at once. */
export const signInScreen: PublicScreen = { path: routes.signIn, Page: SignInPage };

export const publicScreens: PublicScreen[] = [
  {
    path: routes.customerRegistration,
    Page: page(() => import('../pages/customer-registration-page'), 'CustomerRegistrationPage'),
  },
  {
    path: routes.customerThanks,
    Page: page(() => import('../pages/customer-thanks-page'), 'CustomerThanksPage'),
  },
];

export const screens: Screen[] = [
  { path: routes.home, needs: null, Page: page(() => import('../pages/home-page'), 'HomePage') },
  {
    path: routes.categories,
    needs: 'browseCatalog',
    Page: page(() => import('../pages/categories-page'), 'CategoriesPage'),
  },
  {
    path: routes.products,
    needs: 'browseCatalog',
    Page: page(() => import('../pages/products-page'), 'ProductsPage'),
  },
  {
    path: routes.cart,
    needs: 'useCart',
    Page: page(() => import('../pages/cart-page'), 'CartPage'),
  },
  {
    path: routes.orderThanks,
    needs: null,
    Page: page(() => import('../pages/order-thanks-page'), 'OrderThanksPage'),
  },
  {
    path: routes.orders,
    needs: 'ordersOfAll',
    Page: page(() => import('../pages/orders-page'), 'OrdersPage'),
  },
  {
    path: routes.customerApproval,
    needs: 'administer',
    Page: page(() => import('../pages/customer-approval-page'), 'CustomerApprovalPage'),
  },
  {
    path: routes.sellerOrders,
    needs: 'ordersOfSeller',
    Page: page(() => import('../pages/seller-orders-page'), 'SellerOrdersPage'),
  },
  {
    path: routes.customerOrders,
    needs: 'ordersOfCustomer',
    Page: page(() => import('../pages/customer-orders-page'), 'CustomerOrdersPage'),
  },
  {
    path: routes.customers,
    needs: 'administer',
    Page: page(() => import('../pages/customers-page'), 'CustomersPage'),
  },
  {
    path: routes.sellers,
    needs: 'administer',
    Page: page(() => import('../pages/sellers-page'), 'SellersPage'),
  },
  {
    path: routes.sellerApproval,
    needs: 'administer',
    Page: page(() => import('../pages/seller-approval-page'), 'SellerApprovalPage'),
  },
  {
    path: routes.internalRegistration,
    needs: 'administer',
    Page: page(() => import('../pages/internal-registration-page'), 'InternalRegistrationPage'),
  },
  {
    path: routes.sellerRegistration,
    needs: 'administer',
    Page: page(() => import('../pages/seller-registration-page'), 'SellerRegistrationPage'),
  },
  {
    path: routes.sellerThanks,
    needs: 'administer',
    Page: page(() => import('../pages/seller-thanks-page'), 'SellerThanksPage'),
  },
];
