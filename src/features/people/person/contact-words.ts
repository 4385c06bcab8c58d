import { describeFailure, failureOf } from '../../../../domain/outbox/failure';
import type { ContactAct, Refusal } from '../../../../domain/outbox/act';
import { fieldsOf, type ContactFields } from '../../../../domain/people/contact-change';
import { momentInWords } from '../../../../domain/words/time';
import { fieldLooks } from '../../../ui/forms/customer-fields';

type Named = Pick<ContactAct['pessoa'], 'nome'>;

export const contactWords = {
  /** While the change waits: 'Alteração dos contatos aguardando conexão'. */
  noun: 'Alteração dos contatos',
  done: ({ nome }: Named) => `Contatos de ${nome} salvos.`,
  failed: ({ nome }: Named) => `Os contatos de ${nome} não foram salvos`,
};

/** Why contacts were not changed. Names the person who was faster. */
export function describeRefusal({ pessoa }: Pick<ContactAct, 'pessoa'>, recusa: Refusal): string {
  if (recusa.motivo !== 'mudou')
    return describeFailure(contactWords.failed(pessoa), failureOf(recusa));
  const { contatos } = recusa;
  const who = contatos
    ? `${contatos.por.nome} alterou os mesmos contatos de ${pessoa.nome} em ${momentInWords(new Date(contatos.em))}`
    : `Os mesmos contatos de ${pessoa.nome} mudaram enquanto você editava`;
  return `${who}. Nada foi salvo; confira o cadastro e salve de novo se ainda for preciso.`;
}

/** The typed values, so that they are not lost. */
export function typedWords(para: ContactFields): string {
  const typed = fieldsOf(para).map((field) => `${fieldLooks[field].label}: ${para[field] || '—'}`);
  return `O que você digitou: ${typed.join('; ')}.`;
}
