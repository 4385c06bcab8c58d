import type { OrderSums } from '../../../../domain/figures/chart-sums';
import { monthOfDate, monthsUntil } from '../../../../domain/figures/months';
import { sumsOfOrders } from '../../../../domain/figures/order-sums';
import type { Order } from '../../../../domain/order/order';
import { dateInSaoPaulo } from '../../../../domain/words/time';

/** The answer of /somas about these orders, oldest first. */
export function sumsAnswer(orders: readonly Order[], seller?: string): OrderSums {
  const meant = orders.filter(({ idvendedor }) => !seller || idvendedor === seller);
  const names = new Map(meant.map(({ idvendedor, vendedor }) => [idvendedor, vendedor]));
  const now = monthOfDate(dateInSaoPaulo(new Date()));
  return {
    meses: monthsUntil(now, 12).map((mes) => ({
      mes,
      somas: sumsOfOrders(meant.filter(({ data }) => monthOfDate(data) === mes)),
    })),
    vendedores: [...names].map(([uid, nome]) => ({
      uid,
      nome,
      somas: sumsOfOrders(meant.filter(({ idvendedor }) => idvendedor === uid)),
    })),
  };
}
