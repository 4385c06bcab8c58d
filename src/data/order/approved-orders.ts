import { isApprovedOn } from '../../../domain/order/check/approval';
import type { Order } from '../../../domain/order/order';
import { paths } from '../../../domain/paths';
import { dayText } from '../../../domain/figures/period';
import { numberFrom, read } from '../base/database';
import { readOrders } from './orders';
import { numberPages } from './search/filtered-orders';
import { hasUncounted } from './search/uncounted';

export interface ApprovedOrders {
  /** Sorted by number. */
  orders: readonly Order[];
  sellerCodes: ReadonlyMap<string, number>;
  /** Some orders are in no list before a recount, so they are missing here. */
  incomplete: boolean;
}

const stepSize = 100;

/** The orders approved on a day (days since 1970) that are still approved. */
export async function readApprovedOn(day: number): Promise<ApprovedOrders> {
  const incomplete = await hasUncounted();
  const orders: Order[] = [];
  const nextPage = numberPages({ status: 'Aprovado', aprovadoem: dayText(day) }, { whole: true });
  for (let page = await nextPage(); page; page = await nextPage()) {
    for (let at = 0; at < page.numbers.length; at += stepSize) {
      const step = await readOrders(page.numbers.slice(at, at + stepSize));
      orders.push(...step.filter((order) => isApprovedOn(day, order)));
    }
  }
  orders.sort((a, b) => a.numerodopedido - b.numerodopedido);
  return { orders, sellerCodes: await sellerCodesOf(orders), incomplete };
}

async function sellerCodesOf(orders: readonly Order[]): Promise<Map<string, number>> {
  const uids = new Set(orders.map(({ idvendedor }) => idvendedor).filter((uid) => uid !== ''));
  const codes = await Promise.all(
    [...uids].map(async (uid) => [uid, await read(`${paths.user(uid)}/cod`, numberFrom)] as const),
  );
  return new Map(codes.flatMap(([uid, code]) => (code === null ? [] : [[uid, code]])));
}
