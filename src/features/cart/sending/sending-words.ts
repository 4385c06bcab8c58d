import type { Refusal } from '../../../../domain/outbox/act';
import { describeFailure, failureOf } from '../../../../domain/outbox/failure';
import { goneWords } from '../checkout/quote-obstacle';

/** What is said of a quote that is on its way from the cart. */

export const sendingWords = 'Enviando o orçamento… Os itens ficam bloqueados até a confirmação.';

export const insistingWords =
  'Muitos pedidos estão chegando ao mesmo tempo. O seu está na fila e tentamos de novo a cada instante, por até um minuto; deixe esta página aberta.';

/** Why it was not sent; `customer` is for whom a seller wrote it. */
export function describeUnsent(recusa: Refusal, customer: string | undefined): string {
  if (recusa.motivo === 'semcliente') return goneWords(customer ?? 'O cliente');
  const failure = describeFailure('O orçamento não foi enviado', failureOf(recusa));
  return `${failure} Seus itens continuam aqui.`;
}
