import { noFilter } from '../../../domain/order/search/by-head';

export const noOrderFilters = { ...noFilter, numero: '' };
