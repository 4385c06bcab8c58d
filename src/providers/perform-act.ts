import type { Act, ApprovalAct, Refusal } from '../../domain/act';
import { ApprovalConflict } from '../../domain/approval-conflict';
import { errorCode, isOffline } from '../../domain/failure';
import { OrderConflict } from '../../domain/order-conflict';
import type { User } from '../../domain/user';
import { applyApproval } from '../data/firebase/approvals';
import { changeOrder } from '../data/firebase/orders';
import { sendApprovalMail } from '../data/http/mail';
import { noteMove } from './tell-customers';

/**
 * Does what was asked for, and answers undefined, or why it was refused. Throws when that could not be learned for want
 * of a connection: then it is to be tried again, and is done once all the same.
 */
export async function performAct(act: Act, author: User): Promise<Refusal | undefined> {
  try {
    if (act.campo !== 'analise') {
      await changeOrder(act, author);
      if (act.campo === 'status') await noted(author.uid, act.numerodopedido);
      return undefined;
    }
    await applyApproval(act, author);
  } catch (error) {
    if (isOffline(error)) throw error;
    console.error('A change was not made', act, error);
    return refusalOf(error);
  }
  return (await tell(act)) ? undefined : { motivo: 'semaviso' };
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
  const mails = acao === 'aprovar' && pessoa.permissao === 'cliente' ? 2 : 0;
  const calls = Array.from({ length: mails }, () => sendApprovalMail(pessoa.email, pessoa.nome));
  const results = await Promise.allSettled(calls);
  for (const result of results) {
    if (result.status === 'rejected') console.error('No approval mail', result.reason);
  }
  return results.length === 0 || results.some(({ status }) => status === 'fulfilled');
}
