import * as v from 'valibot';

import type { FoundOrder } from '../../../../domain/order/search/finder';
import { orderStatuses } from '../../../../domain/order/status';
import { fetchValue } from '../../base/http';

const whole = v.pipe(v.number(), v.safeInteger());

const found: v.GenericSchema<unknown, FoundOrder[]> = v.array(
  v.object({
    numerodopedido: whole,
    data: v.string(),
    status: v.picklist(orderStatuses),
    cliente: v.string(),
    referencia: v.exactOptional(v.string()),
    produto: v.exactOptional(v.string()),
    total: v.exactOptional(whole),
  }),
);

export function fetchFoundOrders(texto: string): Promise<FoundOrder[]> {
  return fetchValue('/procuradepedidos', found, { params: { texto } });
}
