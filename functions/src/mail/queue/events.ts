import type { MailKind, QueuedMail } from '../../../../domain/mail/queued-mail';
import type { OrderChange } from '../../../../domain/order/order';
import { isOrderStatus } from '../../../../domain/order/status';
import { childrenById, recordOf, textOf, type Stored } from '../../stored/stored-fields';

/** Milliseconds: moves within this time are reported in one mail, with the final status. */
export const pauseOfMoves = 60_000;

/** Milliseconds: steps of orders within this time are reported in one mail. */
export const pauseOfSteps = 600_000;

/** A stored order's head and history, which show what happened to it. */
export interface StoredMoves extends Stored {
  numerodopedido: number;
}

/**
 * The mails about an order's events since a moment, by their keys in the queue. The history may come from any version
 * or from manual changes.
 */
export function mailsOfOrder(order: StoredMoves, since: number): Record<string, QueuedMail> {
  return Object.fromEntries(
    [
      ...ofNewOrder(order, since),
      ...ofMove(order, since),
      ...ofEdit(order, since),
      ...ofHandover(order, since),
    ].filter(([, { uid }]) => uid !== ''),
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
    // A seller's own quote only causes the customer's mail.
    ...(seller === customer
      ? []
      : ([[`orcamento-${number}-representante`, mail('orcamento', seller)]] satisfies Mails)),
    [`orcamento-${number}-autor`, mail(isWritten ? 'escrito' : 'recebido', customer)],
  ];
}

/** To the customer, and to the seller unless they moved the order themselves. */
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

/** To the seller if the customer changed the lines, otherwise to the customer. The new lines are compared too. */
function ofEdit(order: StoredMoves, since: number): Mails {
  const { numerodopedido: number } = order;
  const [id, { em, por } = {}] = newestLine(order, 'itens') ?? [];
  if (id === undefined || typeof em !== 'number' || em < since) return [];
  const by = textOf(recordOf(por)['uid']);
  const isCustomers = by === customerOf(order);
  const uid = isCustomers ? textOf(order['idvendedor']) : customerOf(order);
  const about = { numerodopedido: number, linha: id, em };
  const mail: QueuedMail = {
    ...{ ...about, tipo: isCustomers ? 'alteradopelocliente' : 'alterado' },
    ...{ uid, quando: em + pauseOfMoves },
  };
  return [
    [`conferencia-${number}-${id}`, { ...about, tipo: 'conferencia', quando: em }],
    ...(uid === by ? [] : ([[`alterado-${number}-${id}`, mail]] satisfies Mails)),
  ];
}

/** To the new seller, unless they took the order themselves. */
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

/** The mails about an order's new steps since a moment, one entry for each; the customer gets them together. */
export function mailsOfProgress(
  numerodopedido: number,
  { cliente, eventos }: Stored,
  since: number,
): Record<string, QueuedMail> {
  const uid = textOf(cliente);
  const mails: Mails = childrenById(eventos).flatMap(([id, { em }]) =>
    uid === '' || typeof em !== 'number' || em < since
      ? []
      : [
          [
            `andamento-${numerodopedido}-${id}`,
            { tipo: 'andamento', uid, numerodopedido, linha: id, em, quando: em + pauseOfSteps },
          ],
        ],
  );
  return Object.fromEntries(mails);
}

/** The newest readable history entry about this field, with its id. */
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
