import type { Author, Order, OrderChange } from '../../../../domain/order/order';
import { withoutDiscounts } from '../../../../domain/order/edit/edit-words';
import { latestChange } from '../../../../domain/order/conflict';
import { isOrderStatus, statusNames } from '../../../../domain/order/status';
import { dateInSaoPaulo, momentInWords, timeInSaoPaulo } from '../../../../domain/words/time';

/** Texts of an order's history. Staff read the author's name, customers the author's role. */
export type HistoryReader = 'staff' | 'customer';

/** The first line: the customer sent the quote, or a seller did for them. */
export function describeSending(order: Order, reader: HistoryReader): string {
  const { data, hora, cliente, criadopor } = order;
  const when = `${data} às ${hora.slice(0, 5)}`;
  if (!criadopor) return `${when}: ${reader === 'staff' ? cliente.nome : 'Você'} enviou o pedido.`;
  return reader === 'staff'
    ? `${when}: ${criadopor.nome} enviou o pedido por ${cliente.nome}.`
    : `${when}: ${partOf(order, criadopor)} enviou o pedido por você.`;
}

/** A line: author, change and date. */
export function describeChange(order: Order, change: OrderChange, reader: HistoryReader): string {
  const { campo, de, para, em } = change;
  const edited = reader === 'staff' ? para : withoutDiscounts(para);
  const what: Record<typeof campo, string> = {
    status: `mudou o status de ${readable(de)} para ${readable(para)}`,
    vendedor: `trocou o vendedor ${de} por ${para}`,
    itens: `alterou o orçamento${edited === '' ? '' : `: ${edited}`}`,
  };
  return `${momentInWords(new Date(em))}: ${authorOf(order, change, reader)} ${what[campo]}.`;
}

function authorOf(order: Order, { por }: OrderChange, reader: HistoryReader): string {
  return reader === 'staff' ? (por.nome ?? 'A equipe') : partOf(order, por);
}

/** To a customer, everybody else except the current representative is the distributor. */
function partOf({ idvendedor, cliente }: Order, { uid }: Author): string {
  if (uid === cliente.uid) return 'Você';
  return uid === idvendedor ? 'O representante' : 'A distribuidora';
}

const staysWords = 'fica à vista até você fechar os detalhes.';

/** For an open order that went to another seller. */
export const lostWords = `O pedido passou para outro vendedor: já não pode ser alterado aqui e ${staysWords}`;

/** For an order that left the list while its panel is open; undefined while it loads. */
export function describeDeparture(order: Order | undefined, reader: HistoryReader): string {
  const change = order && latestChange(order);
  const who = change ? `${describeChange(order, change, reader)} ` : '';
  return `${who}O pedido saiu desta lista e ${staysWords}`;
}

/** The status of a history entry, which stores it as text. */
export function readable(status: string): string {
  return isOrderStatus(status) ? statusNames[status] : status;
}

/** The date and time of an entry. */
export function momentOf(milliseconds: number) {
  const moment = new Date(milliseconds);
  return { date: dateInSaoPaulo(moment), time: timeInSaoPaulo(moment) };
}
