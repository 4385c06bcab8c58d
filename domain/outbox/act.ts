import type { ContactChange, ContactEdit } from '../people/contact-change';
import type { ApprovalAction, ApprovalChange } from '../people/approval';
import type { QuoteEdit } from '../order/edit/edit';
import type { OrderHead } from '../order/head';
import type { OrderChange, Person } from '../order/order';
import type { NewStep } from '../order/progress/step';
import type { OrderAction } from '../order/status';
import type { CartLine } from '../product/product';
import type { QuoteWords } from '../order/quote/words';
import { writtenReason } from '../order/reason';
import type { SellerEntry, User } from '../people/user';

/** A change that a person asked for. The browser keeps it until it is done or refused (decision 45). */
interface Asked {
  /** Also the key of its history entry and a quote's sending key, so that repeated sending has one effect. */
  id: string;
  pedidoem: number;
}

interface AboutOrder extends Asked {
  numerodopedido: number;
  /** The order's `mudanca` as the person saw it; '' if it had none. */
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

/** A change of the order itself. */
export type MoveAct = StatusAct | SellerAct;

/** A step of an approved order (decision 118). It never conflicts with another one. */
export interface ProgressAct extends Asked {
  campo: 'andamento';
  numerodopedido: number;
  passo: NewStep;
}

export type OrderAct = MoveAct | ProgressAct;

/** A change of a pending order's lines, notes and terms (decision 117). */
export interface ItemsAct extends AboutOrder {
  campo: 'itens';
  /** The changeable part after the change. */
  edicao: QuoteEdit;
  /** Each difference in words. */
  diferencas: string[];
}

export type Candidate = Pick<User, 'uid' | 'nome' | 'email' | 'permissao'>;

export interface ApprovalAct extends Asked {
  campo: 'analise';
  acao: ApprovalAction;
  motivo?: string;
  pessoa: Candidate;
}

/** A change of a customer's contacts: only the fields that the administrator changed (decision 82). */
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

/** A quote to send (decisions 23, 65). */
export interface QuoteAct extends Asked {
  campo: 'orcamento';
  /** Sending key, if it isn't the id. All devices that hold the same cart use the same key. */
  chave?: string;
  orcamento: WaitingQuote;
}

export type Act = OrderAct | ItemsAct | ApprovalAct | ContactAct | QuoteAct;

/** Why an act was not done. It stays until the person has read it. */
export type Refusal =
  /** Somebody else changed the record first; with the newest change, if this person may read it. */
  | {
      motivo: 'mudou';
      pedido?: OrderChange;
      cadastro?: ApprovalChange;
      contatos?: Pick<ContactChange, 'por' | 'em'>;
    }
  /** The person to approve has this e-mail now. */
  | { motivo: 'outroemail'; email: string }
  | { motivo: 'semcliente' }
  | { motivo: 'semcadastro' }
  /** The quote waited, and its products with these names are no longer sold in the quantities of its lines. */
  | { motivo: 'embalagem'; itens: string[] }
  /** A term or discount can't be sent any more; `frase` says why. */
  | { motivo: 'condicoes'; frase: string }
  /** Another device already sent this cart as this order, with other lines or long ago. */
  | { motivo: 'jaenviado'; numerodopedido: number }
  /** The error's code; '' if it had none. */
  | { motivo: 'falhou'; codigo: string };

/** The subject of an act. While an act waits, nobody can ask for another one with the same subject. */
export function subjectOf(act: Act): string {
  switch (act.campo) {
    case 'status':
    case 'vendedor':
    case 'itens':
      return orderSubject(act);
    case 'analise':
      return personSubject(act.pessoa);
    case 'contatos':
      return contactSubject(act.pessoa);
    case 'andamento':
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

/** Contacts have a subject of their own, because they change independently of the approval. */
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

export function itemsAct(
  order: OrderHead,
  edicao: QuoteEdit,
  diferencas: string[],
  asked: Asked,
): ItemsAct {
  return { ...asked, ...found(order), campo: 'itens', edicao, diferencas };
}

export function progressAct(
  { numerodopedido }: Pick<OrderHead, 'numerodopedido'>,
  passo: NewStep,
  asked: Asked,
): ProgressAct {
  return { ...asked, campo: 'andamento', numerodopedido, passo };
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
