import type { OrderFilterValues } from '../../../src/features/order/search/order-filters';

export const noOrderFilters: OrderFilterValues = {
  number: '',
  company: '',
  seller: '',
  words: false,
  differs: false,
  attention: false,
};
