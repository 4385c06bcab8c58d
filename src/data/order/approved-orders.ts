import type { Order } from '../../../domain/order/order';
import { isApprovedOn } from '../../../domain/order/check/approval';
import { paths } from '../../../domain/paths';
import { beginOfDay } from '../../../domain/words/time';
import { asError, type Subscribe } from '../base/subscription';
import { numberFrom, read } from '../base/database';
import { ordersChangedSince } from './search/lists';
import { orderSteps } from './search/steps';
import { readOrders } from './orders';
import { hasUncounted } from './search/uncounted';

export interface ApprovedOrders {
  /** By number; those that were found so far. */
  orders: readonly Order[];
  sellerCodes: ReadonlyMap<string, number>;
  checked: number;
  done: boolean;
  /** There are orders from before it was stored when they last changed: they are not among these. */
  incomplete: boolean;
}

const stepSize = 250;

/** What was approved on a day, out of what changed since then. What changes meanwhile comes again at the end. */
export function readApprovedOn(day: number): Subscribe<ApprovedOrders> {
  return (next, fail) => {
    let stopped = false;
    run().catch((error: unknown) => {
      if (!stopped) fail(asError(error));
    });
    return () => {
      stopped = true;
    };

    async function run() {
      const found = new Map<number, Order>();
      const sellerCodes = new Map<string, number>();
      let checked = 0;
      const incomplete = await hasUncounted();
      const tell = (done: boolean) => {
        const orders = [...found.values()].sort((a, b) => a.numerodopedido - b.numerodopedido);
        if (!stopped) next({ orders, sellerCodes, checked, done, incomplete });
      };
      tell(false);
      const steps = orderSteps([ordersChangedSince(beginOfDay(day))], stepSize, stepSize);
      for (let step = await steps.next(); step && !stopped; step = await steps.next()) {
        for (const { numerodopedido } of step) found.delete(numerodopedido);
        const approved = step.filter(({ status }) => status === 'Aprovado');
        const orders = await readOrders(approved.map(({ numerodopedido }) => numerodopedido));
        for (const order of orders) {
          if (isApprovedOn(day, order)) found.set(order.numerodopedido, order);
        }
        checked += step.length;
        tell(false);
      }
      await Promise.all(
        [...new Set([...found.values()].map(({ idvendedor }) => idvendedor))]
          .filter((uid) => uid !== '')
          .map(async (uid) => {
            const code = await read(`${paths.user(uid)}/cod`, numberFrom);
            if (code !== null) sellerCodes.set(uid, code);
          }),
      );
      tell(true);
    }
  };
}
