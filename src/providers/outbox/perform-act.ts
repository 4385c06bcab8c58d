import type { Act, ApprovalAct, QuoteAct, Refusal } from '../../../domain/outbox/act';
import { ApprovalConflict } from '../../../domain/people/approval-conflict';
import { errorCode, isOffline } from '../../../domain/outbox/failure';
import { OrderConflict } from '../../../domain/order/conflict';
import { draftOrder } from '../../../domain/order/quote/quote';
import { type User, isCustomer } from '../../../domain/people/user';
import { applyApproval } from '../../data/people/approvals';
import { changeOrder, createOrder } from '../../data/order/orders';
import { findCustomer } from '../../data/people/customers';
import { findUser } from '../../data/people/users';
import { sendApprovalMail, sendQuoteMail } from '../../data/outbox/mail';
import { noteMove } from './tell-customers';

/** How an act ended: why it was not done, or what of it failed; for a quote, the order that it became. */
export interface Outcome {
  recusa?: Refusal;
  numerodopedido?: number;
}

/**
 * Does what was asked for, and answers how it ended. Throws when that could not be learned for want of a connection: then
 * it is to be tried again, and is done once all the same.
 */
export async function performAct(act: Act, author: User): Promise<Outcome> {
  try {
    switch (act.campo) {
      case 'orcamento':
        return await sendQuote(act, author.uid);
      case 'analise':
        await applyApproval(act, author);
        return (await tell(act)) ? {} : { recusa: { motivo: 'semaviso' } };
      default:
        await changeOrder(act, author);
        if (act.campo === 'status') await noted(author.uid, act.numerodopedido);
        return {};
    }
  } catch (error) {
    if (isOffline(error)) throw error;
    console.error('What was asked for was not done', act, error);
    return { recusa: refusalOf(error) };
  }
}

/** Author and customer are read anew: they may have changed while the quote waited, and the rules compare them. */
async function sendQuote({ id, orcamento }: QuoteAct, uid: string): Promise<Outcome> {
  const { customer: whom, ...quote } = orcamento;
  const author = await findUser(uid);
  if (!author) throw new Error(`usuarios/${uid} is gone`);
  const customer = whom && (await findCustomer(whom.uid));
  if (customer === null) return { recusa: { motivo: 'semcliente' } };
  const draft = draftOrder({ chave: id, ...quote, customer }, author, new Date());
  const numerodopedido = await createOrder(draft);
  try {
    await sendQuoteMail(author.email, author.nome, numerodopedido);
  } catch (error) {
    console.error(`No mail about order ${numerodopedido}`, error);
    return { recusa: { motivo: 'semaviso', numerodopedido } };
  }
  return { numerodopedido };
}

/** The move stands, whatever becomes of its mail. */
async function noted(uid: string, numerodopedido: number): Promise<void> {
  try {
    await noteMove(uid, numerodopedido);
  } catch (error) {
    console.error(`The customer of order ${numerodopedido} is not told`, error);
  }
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof OrderConflict) {
    return { motivo: 'mudou', ...(error.latest && { pedido: error.latest }) };
  }
  if (error instanceof ApprovalConflict) {
    return { motivo: 'mudou', ...(error.latest && { cadastro: error.latest }) };
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
