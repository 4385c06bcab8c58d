import type { Bench } from './bench';
import type { Measured } from './figures';
import { measureCart } from './parts/cart';
import { measureCustomerSwitch } from './parts/customer-switch';
import { measureDashboard } from './parts/dashboard';
import { measureEndpoint } from './parts/endpoint';
import { measureExport } from './parts/export';
import { measureFinding } from './parts/finding';
import { measureJourneys } from './parts/journeys';
import { measureLighthouse } from './parts/lighthouse';
import { measureLive } from './parts/live';
import { measureLongCart } from './parts/long-cart';
import { measureLongOrder } from './parts/long-order';
import { measureManyOrders } from './parts/many-orders';
import { measureMyCustomers } from './parts/my-customers';
import { measureOrders } from './parts/orders';
import { measurePastOrders } from './parts/past-orders';
import { measurePeople } from './parts/people';
import { measurePeopleTyping } from './parts/people-typing';
import { measureProductList } from './parts/product-list';
import { measurePeriodFigures } from './parts/period-figures';
import { measureQuickOrder } from './parts/quick-order';
import { measureStart } from './parts/start';
import { measureLargeTyping, measureTyping } from './parts/typing';
import { measureWaits } from './parts/waits';

/** In running order; parts that change orders come last. */
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
