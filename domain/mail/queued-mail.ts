/** Why the queue gave up a mail: the reader has no address, the address refused it, or all attempts of a day failed. */
export const mailFailures = ['semendereco', 'recusado', 'servidor'] as const;
export type MailFailure = (typeof mailFailures)[number];

/** Requests of the administrator about a mail that the queue gave up: send it again, or dismiss it. */
export const mailRequests = ['denovo', 'dispensar'] as const;
export type MailRequest = (typeof mailRequests)[number];

/**
 * The subject of a mail. `conferencia` is no mail: it is the queue's entry for comparing a new order with the product
 * table.
 */
export type MailKind =
  /** A new quote; goes to the company or the seller. */
  | 'orcamento'
  /** A new quote; goes to its author. */
  | 'recebido'
  /** A new quote by a seller; goes to the customer. */
  | 'escrito'
  /** An order was approved, returned or deleted; goes to the customer, and to the seller. */
  | 'movido'
  | 'movidodovendedor'
  /** A pending order's lines or notes were changed; goes to the customer, or to the seller if the customer did it. */
  | 'alterado'
  | 'alteradopelocliente'
  /** A step of an approved order; goes to the customer. */
  | 'andamento'
  /** An order got another seller; goes to that seller. */
  | 'troca'
  | 'aprovacao'
  /** A list gave products stock again (decision 119); goes to the person who asked for this mail. */
  | 'voltou'
  | 'conferencia';

/** Kinds that are always mails of their own, and wait for no pace. */
export function isAlone(tipo: MailKind): boolean {
  return tipo === 'recebido' || tipo === 'aprovacao' || tipo === 'voltou';
}

/**
 * `emails/fila/{key}`: one event for one reader. The key is made of both, so an event causes one mail (decision 97).
 */
export interface QueuedMail {
  tipo: MailKind;
  /** The reader; absent if the company is. */
  uid?: string;
  numerodopedido?: number;
  /** Key of the entry in the order's history, or of the step, that the mail reports. */
  linha?: string;
  /** The codes of products that have stock again. */
  produtos?: string[];
  /** When the event happened. */
  em: number;
  /** Not to be sent before this moment; absent after the mail was sent, dismissed or given up. */
  quando?: number;
  tentativas?: number;
  /** When the mail was sent, dismissed or became needless. */
  fim?: number;
  /** When the queue gave up the mail; `motivo` says why. */
  falha?: number;
  motivo?: MailFailure;
  /** The reader's name, which the administrator's list shows. */
  nome?: string;
  pedido?: MailRequest;
}

/** Most failed mails that the app reads and shows at once. */
export const failedMailsAtOnce = 50;
