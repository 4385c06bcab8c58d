/** The sort orders of a list: the sort key, and whether it descends (`last`). */
export const orderSorts = {
  recentes: { by: 'number', last: true },
  antigos: { by: 'number', last: false },
  maior: { by: 'value', last: true },
  menor: { by: 'value', last: false },
  empresa: { by: 'company', last: false },
} as const;
export type OrderSort = keyof typeof orderSorts;
