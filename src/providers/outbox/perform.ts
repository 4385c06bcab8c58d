import type {
  Act,
  ApprovalAct,
  ItemsAct,
  MoveAct,
  QuoteAct,
  Refusal,
} from '../../../domain/outbox/act';
import { isOffline } from '../../../domain/outbox/failure';
import { comparedAfter, packRefusal, refusalOf } from '../../../domain/outbox/refusal';
import { dayText } from '../../../domain/figures/period';
import {
  discountComplaint,
  discountLimitOf,
  type Grant,
} from '../../../domain/order/quote/discount';
import { draftOrder } from '../../../domain/order/quote/quote';
import { termsComplaint, type Terms } from '../../../domain/order/quote/terms';
import { roleOf } from '../../../domain/session/access';
import { approvalMails } from '../../../domain/people/approval';
import type { User } from '../../../domain/people/user';
import type { CartLine } from '../../../domain/product/product';
import { dayInSaoPaulo } from '../../../domain/words/time';
import { noteSending } from '../../data/cart/noted-sending';
import { isRefused, serverNow } from '../../data/base/database';
import { changeOrder, createOrder, findSent, readIfAllowed } from '../../data/order/orders';
import { addStep } from '../../data/order/progress';
import { readTermSettings } from '../../data/order/terms';
import { sendApprovalMail, sendQuoteMail } from '../../data/outbox/mail';
import { applyApproval } from '../../data/people/approvals';
import { changeContact } from '../../data/people/contact-changes';
import { findCustomer } from '../../data/people/customers';
import { findUser } from '../../data/people/users';
import { fetchProductsByCode } from '../../data/product/catalog';

/** The outcome of an act: why it was refused, or the order that a quote became. */
export interface Outcome {
  recusa?: Refusal;
  numerodopedido?: number;
}

export interface Hears {
  onClash: (clashes: number) => void;
  /** Whether the act outlives the page. */
  isKept: boolean;
}

type Perform<Asked extends Act> = (act: Asked, author: User, hears: Hears) => Promise<Outcome>;

/** Performs each kind of act. The act's id makes repetition harmless. */
const performs: { [Campo in Act['campo']]: Perform<Extract<Act, { campo: Campo }>> } = {
  orcamento: sendQuote,
  status: change,
  vendedor: change,
  itens: changeLines,
  andamento: async (act, author) => {
    await addStep(act, author);
    return {};
  },
  contatos: async (act, author) => {
    await changeContact(act, author);
    return {};
  },
  analise: async (act, author) => {
    await applyApproval(act, author);
    announceApproval(act);
    return {};
  },
};

/** Performs an act and returns its outcome. Throws if a lost connection hides the outcome. */
export async function performAct(act: Act, author: User, hears: Hears): Promise<Outcome> {
  try {
    return await (performs[act.campo] as Perform<Act>)(act, author, hears);
  } catch (error) {
    if (isOffline(error)) throw error;
    console.error('Could not perform an act of the outbox', act, error);
    return { recusa: refusalOf(error) };
  }
}

async function change(act: MoveAct | ItemsAct, author: User): Promise<Outcome> {
  await changeOrder(act, author);
  return {};
}

async function changeLines(act: ItemsAct, author: User): Promise<Outcome> {
  try {
    return await change(act, author);
  } catch (error) {
    if (!isRefused(error)) throw error;
    const { itens, motivodesconto } = act.edicao;
    const before = await readIfAllowed(act.numerodopedido);
    return refusedWith(error, await discountNow(author, itens, motivodesconto, before?.desconto));
  }
}

/** Reads author and customer anew: they may have changed while the quote waited, and the rules compare them. */
async function sendQuote(
  { id, chave = id, orcamento, pedidoem }: QuoteAct,
  { uid }: User,
  { onClash, isKept }: Hears,
): Promise<Outcome> {
  const { customer: whom, ...quote } = orcamento;
  const [author, customer] = await Promise.all([findUser(uid), whom && findCustomer(whom.uid)]);
  if (!author) throw new Error(`usuarios/${uid} no longer exists`);
  if (roleOf(author) === 'waiting') return { recusa: { motivo: 'semcadastro' } };
  if (customer === null) return { recusa: { motivo: 'semcliente' } };
  const earlier = isKept ? null : await noteSending({ uid, customer: whom?.uid }, chave);
  if (earlier !== null) return { numerodopedido: earlier };
  const recusa = await refusalByPacks(orcamento.itens, pedidoem);
  // If only the answer was lost, the order exists already.
  if (recusa && (await findSent(uid, chave)) === null) return { recusa };
  const draft = draftOrder({ chave, ...quote, customer }, author, new Date());
  let numerodopedido: number;
  try {
    numerodopedido = await createOrder(draft, onClash, pedidoem);
  } catch (error) {
    if (!isRefused(error)) throw error;
    const { condicoes, itens, desconto } = draft;
    const frase =
      (await complaintNow(condicoes)) ?? (await discountNow(author, itens, desconto?.motivo));
    return refusedWith(error, frase);
  }
  announce(sendQuoteMail(author.email, author.nome, numerodopedido));
  return { numerodopedido };
}

/** Compares a quote that waited with today's list. Without the list the quote goes out, and the server marks it. */
async function refusalByPacks(lines: readonly CartLine[], asked: number) {
  if (Date.now() - asked <= comparedAfter) return undefined;
  try {
    const products = await fetchProductsByCode(lines.map(({ CD_PRODUTO }) => CD_PRODUTO));
    return packRefusal(lines, products);
  } catch (error) {
    if (isOffline(error)) throw error;
    console.error('A waiting quote was not compared with the product list', error);
    return undefined;
  }
}

/** Why the rules refuse these terms: the administrator may have changed them while the quote waited. */
async function complaintNow(terms: Terms | undefined): Promise<string | undefined> {
  const [settings, now] = await Promise.all([readTermSettings(), serverNow()]);
  return termsComplaint(terms, settings, dayText(dayInSaoPaulo(new Date(now))));
}

/** Why the rules refuse these discounts: the administrator may have lowered the author's limit meanwhile. */
async function discountNow(
  { uid }: User,
  ...[lines, reason, before]: [readonly CartLine[], string?, Grant?]
): Promise<string | undefined> {
  const author = await findUser(uid);
  return author ? discountComplaint(lines, reason, discountLimitOf(author), before) : undefined;
}

/** Throws the error unless a sentence explains it. */
function refusedWith(error: unknown, frase: string | undefined): Outcome {
  if (frase === undefined) throw error;
  console.error('The rules refused the terms or discounts of a quote', error);
  return { recusa: { motivo: 'condicoes', frase } };
}

function announceApproval({ acao, pessoa: { email, nome, permissao } }: ApprovalAct): void {
  const mails = approvalMails(acao, permissao);
  for (let mail = 0; mail < mails; mail += 1) announce(sendApprovalMail(email, nome));
}

/** Mails must not delay an act. If the call fails, the server finds the event by itself (decision 97). */
function announce(call: Promise<void>): void {
  call.catch((error: unknown) =>
    console.warn('A mail call failed; the server sends the mail by itself', error),
  );
}
