import { ApiError } from '../../api-error';
import { addressOf } from '../../mail/address';
import { approvalMailTo, newestApproval } from '../../mail/queue/collect';
import { enqueue } from '../../mail/queue/entries';
import { requiredTextFrom } from '../../query';
import { findApprovedByEmail } from '../../stored/users';
import type { Endpoint } from '../endpoint';

/**
 * GET /send-email?email=&name= → {nafila}: queues the mail to an approved customer. `nafila` is false if that mail is
 * queued already, or was sent within a day.
 *
 * 403 if the address is neither approved nor verified. `name` is ignored: the stored record names the reader.
 */
export const sendEmail: Endpoint = async ({ query }) => {
  const email = requiredTextFrom(query, 'email');
  const user = await findApprovedByEmail(email);
  const address = user && (await addressOf(user.uid));
  if (!user || address?.toLowerCase() !== email.toLowerCase()) {
    throw new ApiError(
      403,
      'destinatario-desconhecido',
      'O e-mail não foi enviado: nenhum cadastro aprovado usa este endereço. Confira o e-mail do cliente.',
    );
  }
  // People approved by hand have no entry in the history.
  const line = (await newestApproval(user.uid)) ?? { id: 'sem-linha', em: Date.now() };
  return { nafila: await enqueue(approvalMailTo(user.uid, line)) };
};
