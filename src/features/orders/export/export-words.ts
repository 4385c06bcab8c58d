import { describeFailure } from '../../../../domain/failure';
import { statusPlurals, type OrderStatus } from '../../../../domain/order-status';
import { fold } from '../../../../domain/text';
import { countWords } from '../order-words';
import { mostSheetRows } from './export-file';
import type { ExportState } from './use-export';

const grouped = new Intl.NumberFormat('pt-BR');

/** What is exported. */
export function subjectWords(status: OrderStatus, filtered: boolean): string {
  const plural = statusPlurals[status];
  return filtered
    ? `Os pedidos ${plural} que passam pelos filtros, também os que a lista ainda não carregou.`
    : `Todos os pedidos ${plural}, também os que a lista ainda não carregou.`;
}

/** Orders that were chosen one by one are exported. */
export function chosenWords(count: number): string {
  return count === 1 ? 'O pedido escolhido.' : `Os ${countWords(count)} escolhidos.`;
}

/** How far it is, or how it ended. */
export function stateWords(
  { phase, checked, taken, error }: ExportState,
  all: number,
  connected: boolean,
): string {
  switch (phase) {
    case 'idle':
      return '';
    case 'reading':
      if (!connected) return 'Sem conexão. A exportação continua quando ela voltar.';
      return `${grouped.format(checked)} de ${countWords(Math.max(all, checked))} lidos…`;
    case 'writing':
      return `Gravando ${countWords(taken)}…`;
    case 'saved':
      return taken === 0
        ? 'Nenhum pedido encontrado: o arquivo salvo tem só os títulos.'
        : `Arquivo salvo com ${countWords(taken)}.`;
    case 'stopped':
      return 'Exportação parada. Nada foi salvo.';
    case 'tooMany':
      return `São mais de ${grouped.format(mostSheetRows)} linhas, e XLSX leva até essas. Escolha CSV.`;
    case 'failed':
      return describeFailure('A exportação não foi concluída', error);
  }
}

/** Of the file, without its ending: 'pedidos-pendentes-2026-03-05'. */
export function fileNameOf(status: OrderStatus, date: string): string {
  const day = date.split('/').reverse().join('-');
  return `pedidos-${fold(statusPlurals[status])}-${day}`;
}
