import type { Author, Order, OrderChange } from '../../../../domain/order/order';
import { latestChange } from '../../../../domain/order/conflict';
import { isOrderStatus, statusNames } from '../../../../domain/order/status';
import { dateInSaoPaulo, momentInWords, timeInSaoPaulo } from '../../../../domain/words/time';

/** What the history of an order says. Staff read who it was; customers read what that person is to them. */
export type HistoryReader = 'staff' | 'customer';

/** The first line: the quote was sent, by the customer or by a seller for them. */
export function describeSending(order: Order, reader: HistoryReader): string {
  const { data, hora, cliente, criadopor } = order;
  const when = `${data} às ${hora.slice(0, 5)}`;
  if (!criadopor) return `${when}: ${reader === 'staff' ? cliente.nome : 'Você'} enviou o pedido.`;
  return reader === 'staff'
    ? `${when}: ${criadopor.nome} enviou o pedido por ${cliente.nome}.`
    : `${when}: ${partOf(order, criadopor)} enviou o pedido por você.`;
}

/** A line: who did what with an order and when. */
export function describeChange(order: Order, change: OrderChange, reader: HistoryReader): string {
  const { campo, de, para, em } = change;
  const what =
    campo === 'status'
      ? `mudou o status de ${readable(de)} para ${readable(para)}`
      : `trocou o vendedor ${de} por ${para}`;
  return `${momentInWords(new Date(em))}: ${authorOf(order, change, reader)} ${what}.`;
}

function authorOf(order: Order, { por }: OrderChange, reader: HistoryReader): string {
  return reader === 'staff' ? (por.nome ?? 'A equipe') : partOf(order, por);
}

/** For a customer everybody but their representative of today is the distributor. */
function partOf({ idvendedor }: Order, { uid }: Author): string {
  return uid === idvendedor ? 'O representante' : 'A distribuidora';
}

const staysWords = 'fica à vista até você fechar os detalhes.';

/** Said of an open order that went to another seller. */
export const lostWords = `O pedido passou para outro vendedor: já não pode ser alterado aqui e ${staysWords}`;

/** Said of an order that departed from the list while its panel is open; undefined while it is being read. */
export function describeDeparture(order: Order | undefined, reader: HistoryReader): string {
  const change = order && latestChange(order);
  const who = change ? `${describeChange(order, change, reader)} ` : '';
  return `${who}O pedido saiu desta lista e ${staysWords}`;
}

/** The status in an entry of the history, which holds it as text. */
export function readable(status: string): string {
  return isOrderStatus(status) ? statusNames[status] : status;
}

/** The date and hour of an entry. */
export function momentOf(milliseconds: number) {
  const moment = new Date(milliseconds);
  return { date: dateInSaoPaulo(moment), time: timeInSaoPaulo(moment) };
}
