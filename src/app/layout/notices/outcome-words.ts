import { reasonOf, type Act, type Refusal } from '../../../../domain/outbox/act';
import { describeStep } from '../../../../domain/order/progress/words';
import type { Entry } from '../../../../domain/outbox/entry';
import * as quotes from '../../../features/cart/sending/waiting-words';
import * as edits from '../../../features/order/words/edit-words';
import * as orders from '../../../features/order/words/order-words';
import * as contacts from '../../../features/people/person/contact-words';
import * as people from '../../../features/people/approval-words';

/** The text that the person wrote with a refused change, so that it is not lost. */
export function writtenWith(act: Act): string | undefined {
  if (act.campo === 'contatos') return contacts.typedWords(act.para);
  if (act.campo === 'itens') return edits.editWords.wanted(act.diferencas);
  if (act.campo === 'andamento') {
    const { chave } = act.passo;
    const key = chave === undefined ? '' : `, chave ${chave}`;
    return `Você escreveu: ${describeStep(act.passo)}${key}`;
  }
  const reason = reasonOf(act);
  return reason === '' ? undefined : `Motivo que você escreveu: ${reason}`;
}

/** Says what was changed. */
export function describeDone({ act, feito }: Entry): string {
  switch (act.campo) {
    case 'orcamento':
      return quotes.sentWords(feito?.numerodopedido);
    case 'analise':
      return people.approvalWords[act.acao].done(act.pessoa);
    case 'contatos':
      return contacts.contactWords.done(act.pessoa);
    default:
      return orders.orderChangeWords(act).done(act.numerodopedido);
  }
}

/** Says what was not changed, and why. */
export function describeRefused(act: Act, recusa: Refusal): string {
  switch (act.campo) {
    case 'orcamento':
      return quotes.describeRefusal(act, recusa);
    case 'analise':
      return people.describeRefusal(act, recusa);
    case 'contatos':
      return contacts.describeRefusal(act, recusa);
    default:
      return orders.describeRefusal(act, recusa);
  }
}
