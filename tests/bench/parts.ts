import type { Bench } from './bench';
import type { Measured } from './figures';
import { measureCart } from './parts/cart/cart';
import { measureCustomerSwitch } from './parts/people/customer-switch';
import { measureDashboard } from './parts/dashboard';
import { measureEndpoint } from './parts/endpoint';
import { measureExport } from './parts/order/export';
import { measureFinding } from './parts/order/finding';
import { measureJourneys } from './parts/journeys';
import { measureLighthouse } from './parts/lighthouse';
import { measureLive } from './parts/order/live';
import { measureLongCart } from './parts/cart/long-cart';
import { measureLongOrder } from './parts/order/long-order';
import { measureManyOrders } from './parts/order/many-orders';
import { measureMyCustomers } from './parts/people/my-customers';
import { measureOrders } from './parts/order/orders';
import { measurePastOrders } from './parts/order/past-orders';
import { measurePeople } from './parts/people/people';
import { measurePeopleTyping } from './parts/people/people-typing';
import { measureProductList } from './parts/product/product-list';
import { measurePeriodFigures } from './parts/period-figures';
import { measureQuickOrder } from './parts/cart/quick-order';
import { measureStart } from './parts/start';
import { measureLargeTyping, measureTyping } from './parts/product/typing';
import { measureWaits } from './parts/waits';

/** In running order. Parts that change orders come last. */
export const parts = {
  start: measureStart,
  waits: measureWaits,
  typing: measureTyping,
  'large-typing': measureLargeTyping,
  cart: measureCart,
  'customer-switch': measureCustomerSwitch,
  'long-cart': measureLongCart,
  'quick-order': measureQuickOrder,
  endpoint: measureEndpoint,
  'product-list': measureProductList,
  lighthouse: measureLighthouse,
  orders: measureOrders,
  dashboard: measureDashboard,
  finding: measureFinding,
  figures: measurePeriodFigures,
  export: measureExport,
  'my-customers': measureMyCustomers,
  'past-orders': measurePastOrders,
  people: measurePeople,
  'people-typing': measurePeopleTyping,
  'long-order': measureLongOrder,
  'many-orders': measureManyOrders,
  journeys: measureJourneys,
  live: measureLive,
} satisfies Record<string, (bench: Bench) => Promise<Measured[]>>;

export type PartName = keyof typeof parts;
export const partNames = Object.keys(parts) as PartName[];
