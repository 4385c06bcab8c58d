import { ref } from 'firebase/database';
import * as v from 'valibot';

import { checkedFields, type OrderCheck } from '../../../../domain/order/check/comparison';
import { paths } from '../../../../domain/paths';
import type { Subscribe } from '../../base/subscription';
import { database, valueFrom, watch } from '../../base/database';

const number = v.number();

const check = v.nullable(
  v.object({
    em: number,
    itens: number,
    ...v.entriesFromList(checkedFields, number),
    acima: number,
    primeiro: v.boolean(),
    vezes: number,
  } satisfies Record<keyof OrderCheck, v.GenericSchema>),
);

/** What the server found in an order; null while it has not compared it. */
export function watchOrderCheck(numerodopedido: number): Subscribe<OrderCheck | null> {
  return watch(ref(database, paths.orderCheck(numerodopedido)), valueFrom(check));
}
