import { invoiceTaken, movedTooOften } from '../outbox/failure';
import type { Order, OrderChange } from './order';

/** Somebody else changed the order first; nothing was written (decision 24). */
export class OrderConflict extends Error {
  constructor(
    readonly numerodopedido: number,
    readonly latest: OrderChange | undefined,
  ) {
    super(`order ${numerodopedido} was changed by someone else`);
    this.name = 'OrderConflict';
  }
}

/** Another device of the sender already sent this cart; nothing was written. */
export class SentElsewhere extends Error {
  constructor(readonly numerodopedido: number) {
    super(`the cart became order ${numerodopedido} on another device`);
  }
}

export class MovedTooOften extends Error {
  readonly code = movedTooOften;
}

/** Another order has the NF-e key; nothing was written. */
export class InvoiceTaken extends Error {
  readonly code = invoiceTaken;
}

/** The history entry that `mudanca` names; undefined if the order was never changed. */
export function latestChange(order: Order): OrderChange | undefined {
  return order.mudanca === undefined ? undefined : order.historico?.[order.mudanca];
}
