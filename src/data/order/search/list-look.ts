import * as v from 'valibot';

import { remembered } from '../../base/storage/remembered';

export interface ListLook {
  hidden: readonly string[];
  compact: boolean;
}

export const firstLook: ListLook = { hidden: [], compact: false };

export const listLook = remembered<ListLook>(
  'lista_de_pedidos',
  v.object({ hidden: v.array(v.string()), compact: v.boolean() }),
  firstLook,
);
