import { formatCents } from '../../../../domain/words/money';
import { statusPlurals, type OrderStatus } from '../../../../domain/order/status';
import { fold } from '../../../../domain/words/text';
import { counted } from '../../../../domain/words/counted';
import type { Noun } from '../../../ui/export/export-words';
import type { ExportState } from '../../../ui/export/use-export';

export const orderNoun: Noun = { one: 'pedido', many: 'pedidos' };

/** What is exported. */
export function subjectWords(status: OrderStatus, filtered: boolean): string {
  const plural = statusPlurals[status];
  return filtered
    ? `Os pedidos ${plural} que passam pelos filtros, também os que a lista ainda não carregou.`
    : `Todos os pedidos ${plural}, também os que a lista ainda não carregou.`;
}

/** Orders that were chosen one by one are exported. */
export function chosenWords(count: number): string {
  return count === 1
    ? 'O pedido escolhido.'
    : `Os ${counted(count, 'pedido', 'pedidos')} escolhidos.`;
}

/** ', 4 linhas, soma R$ 12.00'. */
export function rowsAndSum({ rows, cents }: ExportState): string {
  return `, ${counted(rows, 'linha', 'linhas')}, soma ${formatCents(cents)}`;
}

/** Of the file: 'pedidos-pendentes'. */
export function fileWords(which: OrderStatus | 'escolhidos'): string {
  return `pedidos-${which === 'escolhidos' ? which : fold(statusPlurals[which])}`;
}
