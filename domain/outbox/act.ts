import type { ContactChange, ContactEdit } from '../people/contact-change';
import type { ApprovalAction, ApprovalChange } from '../people/approval';
import type { OrderHead } from '../order/head';
import type { OrderChange, Person } from '../order/order';
import type { OrderAction } from '../order/status';
import type { CartLine } from '../product/product';
import type { QuoteWords } from '../order/quote/words';
import { writtenReason } from '../order/reason';
import type { SellerEntry, User } from '../people/user';

/** Something that somebody asked for. Their browser keeps it until it is done or refused (decision 45). */
interface Asked {
  /** Also the id of its line in the history, and a quote's sending key: however often it is sent, it is done once. */
  id: string;
  pedidoem: number;
}

interface AboutOrder extends Asked {
  numerodopedido: number;
  /** The order's `mudanca` as the person saw it; '' when there was none. */
  anterior: string;
}

export interface StatusAct extends AboutOrder {
  campo: 'status';
  acao: OrderAction;
  motivo?: string;
}

export interface SellerAct extends AboutOrder {
  campo: 'vendedor';
  vendedor: SellerEntry;
}

export type OrderAct = StatusAct | SellerAct;

export type Candidate = Pick<User, 'uid' | 'nome' | 'email' | 'permissao'>;

export interface ApprovalAct extends Asked {
  campo: 'analise';
  acao: ApprovalAction;
  motivo?: string;
  pessoa: Candidate;
}

/** Other contacts of a customer: the fields that the administrator changed, and no more (decision 82). */
export interface ContactAct extends Asked, ContactEdit {
  campo: 'contatos';
  pessoa: Pick<User, 'uid' | 'nome'>;
}

export interface WaitingQuote {
  itens: CartLine[];
  words: QuoteWords;
  seller: SellerEntry;
  customer?: Person;
}

/** A quote that is sent (decisions 23, 65). */
export interface QuoteAct extends Asked {
  campo: 'orcamento';
  /** The key of its sending where that isn't the id: on all devices that hold the same cart the same one. */
  chave?: string;
  orcamento: WaitingQuote;
}

export type Act = OrderAct | ApprovalAct | ContactAct | QuoteAct;

/** Why an act was not done; stays until the person has read it. */
export type Refusal =
  /** Somebody else was faster; the newest change, where it may be read. */
  | {
      motivo: 'mudou';
      pedido?: OrderChange;
      cadastro?: ApprovalChange;
      contatos?: Pick<ContactChange, 'por' | 'em'>;
    }
  /** The person to be approved has this e-mail now. */
  | { motivo: 'outroemail'; email: string }
  | { motivo: 'semcliente' }
  | { motivo: 'semcadastro' }
  /** Its cart went out from another device as this order, with something else in it or long before. */
  | { motivo: 'jaenviado'; numerodopedido: number }
  /** The error's code; '' where it had none. */
  | { motivo: 'falhou'; codigo: string };

/** What an act is about: while one waits, nobody can ask for another about the same. */
export function subjectOf(act: Act): string {
  switch (act.campo) {
    case 'status':
    case 'vendedor':
      return orderSubject(act);
    case 'analise':
      return personSubject(act.pessoa);
    case 'contatos':
      return contactSubject(act.pessoa);
    case 'orcamento':
      return `${act.campo} ${act.id}`;
  }
}

export function orderSubject({ numerodopedido }: Pick<OrderHead, 'numerodopedido'>): string {
  return `pedido ${numerodopedido}`;
}

export function personSubject({ uid }: Pick<User, 'uid'>): string {
  return `cadastro ${uid}`;
}

/** A person's contacts change beside their approval. */
export function contactSubject({ uid }: Pick<User, 'uid'>): string {
  return `contatos ${uid}`;
}

export function statusAct(
  order: OrderHead,
  acao: OrderAction,
  asked: Asked,
  reason?: string,
): StatusAct {
  return { ...asked, ...found(order), campo: 'status', acao, ...writtenReason(reason) };
}

export function sellerAct(order: OrderHead, vendedor: SellerEntry, asked: Asked): SellerAct {
  return { ...asked, ...found(order), campo: 'vendedor', vendedor };
}

export function approvalAct(
  person: Candidate,
  acao: ApprovalAction,
  asked: Asked,
  reason?: string,
): ApprovalAct {
  const { uid, nome, email, permissao } = person;
  const pessoa = { uid, nome, email, permissao };
  return { ...asked, campo: 'analise', acao, pessoa, ...writtenReason(reason) };
}

export function contactAct(
  { uid, nome }: Pick<User, 'uid' | 'nome'>,
  { de, para }: ContactEdit,
  asked: Asked,
): ContactAct {
  return { ...asked, campo: 'contatos', pessoa: { uid, nome }, de, para };
}

export function reasonOf(act: Act | undefined): string {
  return act && 'motivo' in act ? (act.motivo ?? '') : '';
}

function found({ numerodopedido, mudanca = '' }: OrderHead) {
  return { numerodopedido, anterior: mudanca };
}
