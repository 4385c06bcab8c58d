/** Why a mail was given up: no address may get it, the address refuses it, or no attempt of a day succeeded. */
export const mailFailures = ['semendereco', 'recusado', 'servidor'] as const;
export type MailFailure = (typeof mailFailures)[number];

/** What the administrator asks for about a mail that was given up. */
export const mailRequests = ['denovo', 'dispensar'] as const;
export type MailRequest = (typeof mailRequests)[number];

/** What a mail is about, and the place in the queue of the comparison of a new order, which is no mail. */
export type MailKind =
  /** A new quote, to the company or its seller. */
  | 'orcamento'
  /** A new quote, to its author. */
  | 'recebido'
  /** A new quote, to the customer for whom a seller wrote it. */
  | 'escrito'
  /** An order was approved, returned or deleted: to its customer, and to its seller. */
  | 'movido'
  | 'movidodovendedor'
  /** An order has another seller, who is told. */
  | 'troca'
  | 'aprovacao'
  | 'conferencia';

/** `emails/fila/{key}`: one event for one reader. Its key names both, so that the event gives one mail (decision 97). */
export interface QueuedMail {
  tipo: MailKind;
  /** The reader; absent for the company. */
  uid?: string;
  numerodopedido?: number;
  /** The line of a history that the mail tells of. */
  linha?: string;
  /** When it happened. */
  em: number;
  /** Not before this moment; absent once the mail was sent, dismissed or given up. */
  quando?: number;
  tentativas?: number;
  /** When it was sent, dismissed or found needless. */
  fim?: number;
  /** When it was given up, and why. */
  falha?: number;
  motivo?: MailFailure;
  /** The reader's name, for the administrator. */
  nome?: string;
  pedido?: MailRequest;
}

/** So many failed mails are read and shown at once. */
export const failedMailsAtOnce = 50;
