import { ApiError } from '../../api-error';
import { addressOf } from '../../mail/address';
import { approvalMailTo, newestApproval } from '../../mail/queue/collect';
import { enqueue } from '../../mail/queue/entries';
import { requiredTextFrom } from '../../query';
import { findApprovedByEmail } from '../../stored/users';
import type { Endpoint } from '../endpoint';

/**
 * GET /send-email?email=&name= → {nafila}: a customer is to be told that they were approved. false: that mail is in the
 * queue already, or went out within a day. 403 for an address that is neither approved nor verified. `name` is ignored:
 * the stored record says who it is.
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
  // Whoever was approved by hand has no line that says so.
  const line = (await newestApproval(user.uid)) ?? { id: 'sem-linha', em: Date.now() };
  return { nafila: await enqueue(approvalMailTo(user.uid, line)) };
};
