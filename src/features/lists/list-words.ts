import { describeFailure } from '../../../domain/outbox/failure';
import { maxSavedLists, type SavedList } from '../../../domain/lists/saved-list';
import { dateInSaoPaulo } from '../../../domain/words/time';
import { ChangedElsewhere, NoPlaceLeft } from '../../providers/lists/use-shelf-verbs';
import { itemsWords } from '../../../domain/words/items';

/** Texts of the saved lists. */

export function factsOf({ linhas, em }: SavedList): string {
  const items = itemsWords(linhas);
  return `${items} · alterada em ${dateInSaoPaulo(new Date(em))}`;
}

/** Why a list was not saved. */
export function unsavedWords(error: unknown): string {
  if (error instanceof NoPlaceLeft) {
    return `A lista não foi salva: você já tem ${maxSavedLists}. Exclua uma para salvar outra.`;
  }
  if (error instanceof ChangedElsewhere) return listWords.conflict;
  return describeFailure('A lista não foi salva', error);
}

export const listWords = {
  conflict: 'Esta lista mudou em outro aparelho. Suas alterações não foram salvas.',
  empty: 'Você ainda não tem listas.',
  howTo:
    'Adicione itens ao orçamento e salve-os aqui com um nome, para pedir de novo quando quiser.',
  failed: 'As listas não puderam ser carregadas. Verifique sua conexão e tente de novo.',
  linesFailed: 'Os itens da lista não puderam ser carregados',
  productsFailed: 'Os produtos não puderam ser carregados',
  saved: (name: string) => `Lista ${name} salva.`,
  replaced: (name: string) => `Lista ${name} substituída pelo carrinho.`,
  removed: (name: string) => `Lista ${name} excluída.`,
  remove: (name: string) => `Realmente deseja excluir a lista ${name}?`,
};
