import { describeFailure } from '../../../../domain/outbox/failure';
import { counted } from '../../../../domain/words/counted';

export const noun = { one: 'produto', many: 'produtos' };

export function subjectWords(prices: boolean, isBackup: boolean): string {
  const what = prices
    ? 'Um produto por linha, com preço e estoque.'
    : 'Um produto por linha, para o seu próprio sistema.';
  return isBackup
    ? `${what} Os mostrados são da última lista salva e podem estar desatualizados.`
    : what;
}

/** How far the price list is. */
export type PriceListState =
  | { phase: 'idle' | 'reading' | 'stopped' | 'none' }
  | { phase: 'writing'; products: number; pictures: number }
  | { phase: 'saved'; products: number; withoutPicture: number }
  | { phase: 'failed'; error: unknown };

export function priceListWords(state: PriceListState): string {
  switch (state.phase) {
    case 'idle':
      return '';
    case 'reading':
      return 'Lendo os produtos…';
    case 'writing':
      return state.pictures < state.products
        ? `${state.pictures} de ${counted(state.products, 'foto lida', 'fotos lidas')}…`
        : 'Salvando a tabela…';
    case 'saved': {
      const saved = `Tabela salva com ${counted(state.products, noun.one, noun.many)}`;
      const { withoutPicture } = state;
      return withoutPicture === 0
        ? `${saved}.`
        : `${saved}, ${withoutPicture} sem foto. Se faltar foto que existe, verifique a conexão e comece de novo.`;
    }
    case 'stopped':
      return 'Parada: nada foi salvo. Comece de novo quando quiser.';
    case 'none':
      return 'Nada foi salvo: não há produtos. Mude os filtros e tente de novo.';
    case 'failed':
      return describeFailure('A tabela de preços não foi salva', state.error);
  }
}
