import * as v from 'valibot';

import { remembered } from '../../base/remembered';

/** How a person likes a list of orders to look. */
export interface ListLook {
  /** The names of columns that are not shown. */
  hidden: readonly string[];
  /** More rows on the screen, with less air. */
  compact: boolean;
}

export const firstLook: ListLook = { hidden: [], compact: false };

export const listLook = remembered<ListLook>(
  'lista_de_pedidos',
  v.object({ hidden: v.array(v.string()), compact: v.boolean() }),
  firstLook,
);
