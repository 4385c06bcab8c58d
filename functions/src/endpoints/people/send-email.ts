import { ApiError } from '../../api-error';
import { addressOf } from '../../mail/address';
import { sender } from '../../mail/sender';
import { sendOnce } from '../../mail/send-once';
import { tellWhatWaits } from '../../mail/tell-team';
import { approvalMail } from '../../mail/texts';
import { requiredTextFrom } from '../../query';
import { findApprovedByEmail } from '../../stored/users';
import type { Endpoint } from '../endpoint';

/** Milliseconds; one approval calls twice (§7, decision 4). */
const dropRepeatsFor = 5 * 60_000;

/**
 * GET /send-email?email=&name= → {enviado}: tells a customer that they were approved. false: that mail just went out.
 * 403 for an address that is neither approved nor verified. `name` is ignored: the stored record says who it is.
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
  const message = approvalMail(user.nome, sender());
  const enviado = await sendOnce(`aprovacao-${user.uid}`, dropRepeatsFor, address, message);
  await tellWhatWaits();
  return { enviado };
};
