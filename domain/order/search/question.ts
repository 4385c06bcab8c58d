/** How a list can be sorted. */
export const orderSorts = {
  recentes: 'descending',
  antigos: 'ascending',
  maior: 'descending',
  menor: 'ascending',
  empresa: 'ascending',
} as const;
export type OrderSort = keyof typeof orderSorts;
