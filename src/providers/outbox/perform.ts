import {
  handoverNotice,
  mailAct,
  noticeAct,
  type Act,
  type ApprovalAct,
  type MailAct,
  type NoticeAct,
  type QuoteAct,
  type Refusal,
  type SellerAct,
  type StatusAct,
} from '../../../domain/outbox/act';
import { errorCode, isOffline } from '../../../domain/outbox/failure';
import { pauseBetweenNotices } from '../../../domain/order/notice';
import { OrderConflict, SentElsewhere } from '../../../domain/order/conflict';
import { draftOrder } from '../../../domain/order/quote/quote';
import { roleOf } from '../../../domain/session/access';
import { ApprovalConflict, EmailChanged } from '../../../domain/people/approval-conflict';
import { ContactConflict } from '../../../domain/people/contact-change';
import { type User, isCustomer } from '../../../domain/people/user';
import { refusalOf as sentenceOf } from '../../data/base/refusal';
import { noteSending } from '../../data/cart/noted-sending';
import { changeOrder, createOrder } from '../../data/order/orders';
import { sendApprovalMail, sendQuoteMail } from '../../data/outbox/mail';
import { applyApproval } from '../../data/people/approvals';
import { changeContact } from '../../data/people/contact-changes';
import { findCustomer } from '../../data/people/customers';
import { findUser } from '../../data/people/users';

/** A mail that is to go out as a consequence, not before this moment (milliseconds since 1970). */
interface Following {
  act: MailAct | NoticeAct;
  naoantes: number;
}

/** How an act ended: why it was not done, or what of it failed; for a quote, the order that it became. */
export interface Outcome {
  recusa?: Refusal;
  numerodopedido?: number;
  following?: Following;
}

export interface Hears {
  onClash: (clashes: number) => void;
  /** Whether the act outlives its page. */
  isKept: boolean;
}

type Perform<Asked extends Act> = (act: Asked, author: User, hears: Hears) => Promise<Outcome>;

type Performed = Exclude<Act, NoticeAct>;

/** How each kind of act is done. By its id it is done once, however often it is repeated; the endpoints know of mails. */
const performs: { [Campo in Performed['campo']]: Perform<Extract<Performed, { campo: Campo }>> } = {
  orcamento: sendQuote,
  email: sendMail,
  status: moveOrder,
  vendedor: handOver,
  contatos: async (act, author) => {
    await changeContact(act, author);
    return {};
  },
  analise: async (act, author) => {
    await applyApproval(act, author);
    return (await tell(act)) ? {} : { recusa: { motivo: 'semaviso' } };
  },
};

/** Does what was asked for, and answers how it ended. Throws when a lost connection hides that. */
export async function performAct(act: Performed, author: User, hears: Hears): Promise<Outcome> {
  try {
    return await (performs[act.campo] as Perform<Performed>)(act, author, hears);
  } catch (error) {
    if (isOffline(error)) throw error;
    console.error('What was asked for was not done', act, error);
    return { recusa: refusalOf(error) };
  }
}

/** Author and customer are read anew: they may have changed while the quote waited, and the rules compare them. */
async function sendQuote(
  { id, chave = id, orcamento, pedidoem }: QuoteAct,
  { uid }: User,
  { onClash, isKept }: Hears,
): Promise<Outcome> {
  const { customer: whom, ...quote } = orcamento;
  const [author, customer] = await Promise.all([findUser(uid), whom && findCustomer(whom.uid)]);
  if (!author) throw new Error(`usuarios/${uid} is gone`);
  if (roleOf(author) === 'waiting') return { recusa: { motivo: 'semcadastro' } };
  if (customer === null) return { recusa: { motivo: 'semcliente' } };
  const earlier = isKept ? null : await noteSending({ uid, customer: whom?.uid }, chave);
  if (earlier !== null) return stored(id, earlier);
  const draft = draftOrder({ chave, ...quote, customer }, author, new Date());
  return stored(id, await createOrder(draft, onClash, pedidoem));
}

/** The mail never delays the order's number. */
function stored(id: string, numerodopedido: number): Outcome {
  const mail = mailAct(numerodopedido, { id: `email ${id}`, pedidoem: Date.now() });
  return { numerodopedido, following: { act: mail, naoantes: 0 } };
}

async function sendMail(act: MailAct, { email, nome }: User): Promise<Outcome> {
  const { numerodopedido } = act;
  try {
    const { depois, espera } = await sendQuoteMail(email, nome, numerodopedido);
    // The same again tells whoever is left (decision 94).
    if (espera) return inAMinute(() => act);
    return depois ? inAMinute((now) => noticeAct(numerodopedido, now)) : {};
  } catch (error) {
    console.error(`No mail about order ${numerodopedido}`, error);
    const razao = sentenceOf(error);
    return { recusa: { motivo: 'semaviso', ...(razao !== undefined && { razao }) } };
  }
}

async function moveOrder(act: StatusAct, author: User): Promise<Outcome> {
  await changeOrder(act, author);
  return inAMinute((now) => noticeAct(act.numerodopedido, now));
}

async function handOver(act: SellerAct, author: User): Promise<Outcome> {
  await changeOrder(act, author);
  // Who hands orders to themselves knows.
  if (act.vendedor.value === author.uid) return {};
  return inAMinute((now) => handoverNotice(act.numerodopedido, now));
}

function inAMinute(mail: (now: number) => MailAct | NoticeAct): Outcome {
  const now = Date.now();
  return { following: { act: mail(now), naoantes: now + pauseBetweenNotices } };
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof OrderConflict) {
    return { motivo: 'mudou', ...(error.latest && { pedido: error.latest }) };
  }
  if (error instanceof ApprovalConflict) {
    return { motivo: 'mudou', ...(error.latest && { cadastro: error.latest }) };
  }
  if (error instanceof EmailChanged) return { motivo: 'outroemail', email: error.email };
  if (error instanceof ContactConflict) {
    const { por, em } = error.latest ?? {};
    return { motivo: 'mudou', ...(por && em !== undefined && { contatos: { por, em } }) };
  }
  if (error instanceof SentElsewhere) {
    return { motivo: 'jaenviado', numerodopedido: error.numerodopedido };
  }
  return { motivo: 'falhou', codigo: errorCode(error) };
}

/** True when the mail about it could be sent too, or none is due. */
async function tell({ acao, pessoa }: ApprovalAct): Promise<boolean> {
  // §7: /send-email is called twice within one approval, once inside the update; one mail arrives.
  const mails = acao === 'aprovar' && isCustomer(pessoa) ? 2 : 0;
  const calls = Array.from({ length: mails }, () => sendApprovalMail(pessoa.email, pessoa.nome));
  const results = await Promise.allSettled(calls);
  for (const result of results) {
    if (result.status === 'rejected') console.error('No approval mail', result.reason);
  }
  return results.length === 0 || results.some(({ status }) => status === 'fulfilled');
}
