import { formatBRL } from '../../../domain/money';
import type { Summary } from '../../../domain/summary';
import type { Live } from '../../providers/live';

/** '1 pedido', '12 pedidos'. */
export function countWords(count: number): string {
  return `${count} ${count === 1 ? 'pedido' : 'pedidos'}`;
}

/** Count and sum of a status, for the administrator's dropdown; '' while they load. */
export function summaryWords(summary: Live<Summary>): string {
  if (summary.status === 'loading') return '';
  if (summary.status === 'failed') return 'contagem indisponível';
  const { quantidade, total } = summary.data;
  return `${countWords(quantidade)} · ${formatBRL(total)}`;
}
