import { describeFailure } from '../../../../domain/outbox/failure';
import { formatCents } from '../../../../domain/words/money';
import { statusPlurals, type OrderStatus } from '../../../../domain/order/status';
import { fold } from '../../../../domain/words/text';
import { mostSheetRows } from '../../../spreadsheet/sheets';
import type { ExportFormat } from './export-file';
import type { ExportState } from './use-export';

const grouped = new Intl.NumberFormat('pt-BR');

function counted(count: number): string {
  return `${grouped.format(count)} ${count === 1 ? 'pedido' : 'pedidos'}`;
}

/** What is exported. */
export function subjectWords(status: OrderStatus, filtered: boolean): string {
  const plural = statusPlurals[status];
  return filtered
    ? `Os pedidos ${plural} que passam pelos filtros, também os que a lista ainda não carregou.`
    : `Todos os pedidos ${plural}, também os que a lista ainda não carregou.`;
}

/** Orders that were chosen one by one are exported. */
export function chosenWords(count: number): string {
  return count === 1 ? 'O pedido escolhido.' : `Os ${counted(count)} escolhidos.`;
}

/** How far it is, or how it ended. */
export function stateWords(
  state: ExportState,
  all: number,
  format: ExportFormat,
  connected: boolean,
): string {
  const { phase, checked, taken, error } = state;
  const read = `${grouped.format(checked)} de ${counted(Math.max(all, checked))}`;
  switch (phase) {
    case 'idle':
      return '';
    case 'reading':
      if (connected) return `${read} lidos…`;
      return `Sem conexão: ${read} lidos, e nada foi salvo ainda. A exportação continua quando ela voltar.`;
    case 'writing':
      return `Salvando ${counted(taken)}…`;
    case 'saved':
      return savedWords(state, format);
    case 'stopped':
      return `Exportação parada: ${read} lidos, e nada foi salvo. Continue de onde parou ou comece de novo.`;
    case 'failed':
      return describeFailure(`A exportação parou: ${read} lidos, e nada foi salvo`, error);
    case 'broken':
      return 'O arquivo não foi salvo. Comece de novo; se acontecer outra vez, use filtros para exportar em partes.';
  }
}

function savedWords({ taken, cents, rows }: ExportState, format: ExportFormat): string {
  if (taken === 0) return 'Nenhum pedido encontrado: o arquivo salvo tem só os títulos.';
  const saved = `Arquivo salvo com ${counted(taken)}, ${grouped.format(rows)} ${rows === 1 ? 'linha' : 'linhas'}, soma ${formatCents(cents)}.`;
  const tooLong = format === 'csv' && rows >= mostSheetRows;
  return tooLong
    ? `${saved} O Excel abre só as primeiras ${grouped.format(mostSheetRows)} linhas de um CSV; um XLSX traz o resto em outras planilhas.`
    : saved;
}

/** Of the file, without its ending: 'pedidos-pendentes-2026-03-05'. */
export function fileNameOf(which: OrderStatus | 'escolhidos', date: string): string {
  const day = date.split('/').reverse().join('-');
  const name = which === 'escolhidos' ? which : fold(statusPlurals[which]);
  return `pedidos-${name}-${day}`;
}
