import type { MailKind, QueuedMail } from '../../../../domain/mail/queued-mail';
import type { OrderChange } from '../../../../domain/order/order';
import { isOrderStatus } from '../../../../domain/order/status';
import { childrenById, recordOf, textOf, type Stored } from '../../stored/stored-fields';

/** Milliseconds: what is moved within this time is told in one mail, as it stands then. */
export const pauseOfMoves = 60_000;

/** The parts of a stored order that say what became of it: its head and its history. */
export interface StoredMoves extends Stored {
  numerodopedido: number;
}

/** The mails that an order gives since a moment, by their keys in the queue. A history may be of any age, or by hand. */
export function mailsOfOrder(order: StoredMoves, since: number): Record<string, QueuedMail> {
  return Object.fromEntries(
    [...ofNewOrder(order, since), ...ofMove(order, since), ...ofHandover(order, since)].filter(
      ([, { uid }]) => uid !== '',
    ),
  );
}

type Mails = [key: string, QueuedMail][];

function ofNewOrder(order: StoredMoves, since: number): Mails {
  const { numerodopedido: number, criadoem: em } = order;
  if (typeof em !== 'number' || em < since) return [];
  const seller = textOf(order['idvendedor']);
  const customer = customerOf(order);
  const isWritten = textOf(recordOf(order['criadopor'])['uid']) !== '';
  const mail = (tipo: MailKind, uid?: string): QueuedMail => ({
    ...{ tipo, numerodopedido: number, em, quando: em },
    ...(uid !== undefined && { uid }),
  });
  return [
    [`conferencia-${number}`, mail('conferencia')],
    [`orcamento-${number}-equipe`, mail('orcamento')],
    // A seller's own quote, for themselves, is the customer's mail.
    ...(seller === customer
      ? []
      : ([[`orcamento-${number}-representante`, mail('orcamento', seller)]] satisfies Mails)),
    [`orcamento-${number}-autor`, mail(isWritten ? 'escrito' : 'recebido', customer)],
  ];
}

/** To the customer, and to the seller where somebody else moved the order. */
function ofMove(order: StoredMoves, since: number): Mails {
  const { numerodopedido: number } = order;
  const [id, { em, por } = {}] = newestLine(order, 'status') ?? [];
  if (id === undefined || typeof em !== 'number' || em < since) return [];
  const seller = textOf(order['idvendedor']);
  const customer = customerOf(order);
  const author = textOf(recordOf(por)['uid']);
  const mail = (tipo: MailKind, uid: string): QueuedMail => ({
    ...{ tipo, uid, numerodopedido: number, linha: id, em, quando: em + pauseOfMoves },
  });
  const mails: Mails = [
    [`pedido-${number}-${id}`, mail('movido', customer)],
    ...(seller === customer
      ? []
      : ([[`movido-${number}-${id}`, mail('movidodovendedor', seller)]] satisfies Mails)),
  ];
  return mails.filter(([, { uid }]) => uid !== author);
}

/** To the seller who has the order now; whoever took it knows. */
function ofHandover(order: StoredMoves, since: number): Mails {
  const { numerodopedido: number } = order;
  const [id, { em, por } = {}] = newestLine(order, 'vendedor') ?? [];
  if (id === undefined || typeof em !== 'number' || em < since) return [];
  const uid = textOf(order['idvendedor']);
  if (recordOf(por)['uid'] === uid) return [];
  const mail: QueuedMail = {
    ...{ tipo: 'troca', uid, numerodopedido: number, linha: id, em, quando: em + pauseOfMoves },
  };
  return [[`vendedor-${number}-${id}`, mail]];
}

/** The newest readable line of the history about this field, with its id. */
export function newestLine({ historico }: Stored, campo: OrderChange['campo']) {
  const em = ([, line]: [string, Stored]) => Number(line['em']) || 0;
  return childrenById(historico)
    .filter(([, line]) => line['campo'] === campo)
    .filter(([, line]) => campo !== 'status' || isOrderStatus(line['para']))
    .sort((a, b) => em(b) - em(a))[0];
}

function customerOf(order: StoredMoves): string {
  return textOf(recordOf(order['cliente'])['uid']);
}
