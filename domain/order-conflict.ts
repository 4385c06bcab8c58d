import type { Order, OrderChange } from './order';
import { dateInSaoPaulo, timeInSaoPaulo } from './time';

/** Someone else changed the order first: nothing was written (decision 24). */
export class OrderConflict extends Error {
  constructor(
    readonly numerodopedido: number,
    readonly latest: OrderChange | undefined,
  ) {
    super(`order ${numerodopedido} was changed by someone else`);
    this.name = 'OrderConflict';
  }
}

/** The history entry that `mudanca` names; undefined for an order that was never changed. */
export function latestChange(order: Order): OrderChange | undefined {
  return order.mudanca === undefined ? undefined : order.historico?.[order.mudanca];
}

/** Tells the slower person who was faster, what they did and when. */
export function describeConflict({ numerodopedido, latest }: OrderConflict): string {
  const unchanged = 'Nada foi alterado; confira a lista e tente de novo se ainda for preciso.';
  if (!latest) return `O pedido ${numerodopedido} mudou enquanto você decidia. ${unchanged}`;
  const moment = new Date(latest.em);
  const when = `em ${dateInSaoPaulo(moment)} às ${timeInSaoPaulo(moment)}`;
  const what =
    latest.campo === 'status'
      ? `já passou o pedido ${numerodopedido} de ${latest.de} para ${latest.para}`
      : `já passou o pedido ${numerodopedido} do vendedor ${latest.de} para ${latest.para}`;
  return `${latest.por.nome} ${what} ${when}. ${unchanged}`;
}
