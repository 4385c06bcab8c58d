import { describeFailure } from '../../../../domain/outbox/failure';
import { mostViews } from '../../../../domain/order/search/saved-view';
import { ChangedElsewhere, NoPlaceLeft } from '../../../providers/lists/use-shelf-verbs';

/** Texts about saved views. */

/** Why a view was not saved, renamed, replaced or deleted. `what` names the action, without a full stop. */
export function failureOfView(what: string, error: unknown): string {
  if (error instanceof NoPlaceLeft) {
    return `${what}: você já tem ${mostViews}. Exclua uma para salvar outra.`;
  }
  if (error instanceof ChangedElsewhere) return `${what}: ela mudou em outra janela ou aparelho.`;
  return describeFailure(what, error);
}

export const viewWords = {
  none: 'Você ainda não tem visões.',
  loading: 'Carregando visões…',
  waiting: 'Sem conexão: as visões aparecem quando ela voltar.',
  failed: 'As visões não puderam ser carregadas.',
  offline: (what: string) => `Sem conexão. ${what} quando ela voltar.`,
  tooLong: 'Os filtros são longos demais para uma visão. Encurte os textos e tente de novo.',
  kept: (name: string) => `Visão ${name} salva.`,
  unkept: 'A visão não foi salva',
  renamed: (name: string) => `A visão agora se chama ${name}.`,
  unrenamed: 'A visão não foi renomeada',
  replaced: (name: string) => `Visão ${name} atualizada.`,
  unreplaced: (name: string) => `A visão ${name} não foi atualizada`,
  removed: (name: string) => `Visão ${name} excluída.`,
  unremoved: (name: string) => `A visão ${name} não foi excluída`,
  notUndone: 'A visão não voltou a ser como antes',
  replace: (name: string) => `Realmente deseja trocar os filtros da visão ${name} pelos de agora?`,
  remove: (name: string) => `Realmente deseja excluir a visão ${name}?`,
};
