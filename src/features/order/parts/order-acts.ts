import { obstacleTo, type AskedChange } from '../../../../domain/order/change';
import type { OrderHead } from '../../../../domain/order/head';
import type { User } from '../../../../domain/people/user';
import type { Capability } from '../../../../domain/session/access';
import { obstacleWords, type ObstacleWords } from '../words/obstacle-words';

/** An action on an order or on several. */
interface OrderAct {
  /** The label in the bar of the selection. */
  label: string;
  danger?: true;
  needs?: Capability;
  /** The change of each order. Its seller may be chosen later. */
  change?: AskedChange;
}

export const orderActs = {
  aprovar: { label: 'Aprovar', needs: 'moveOrders', change: { campo: 'status', acao: 'aprovar' } },
  analisar: {
    label: 'Voltar à análise',
    needs: 'moveOrders',
    change: { campo: 'status', acao: 'analisar' },
  },
  excluir: {
    label: 'Excluir',
    danger: true,
    needs: 'moveOrders',
    change: { campo: 'status', acao: 'excluir' },
  },
  vendedor: {
    label: 'Alterar vendedor',
    needs: 'changeOrderSeller',
    change: { campo: 'vendedor' },
  },
  andamento: { label: 'Andamento', needs: 'administer', change: { campo: 'andamento' } },
  imprimir: { label: 'Imprimir' },
  exportar: { label: 'Exportar' },
} as const satisfies Record<string, OrderAct>;

export type OrderActKey = keyof typeof orderActs;

/** Why this person can't change the order; undefined if they can. Used by row, bar and keys. */
export function whyNot(
  change: AskedChange,
  order: OrderHead,
  person: User,
): ObstacleWords | undefined {
  const obstacle = obstacleTo(change, order, person);
  return obstacle && obstacleWords(obstacle, change, order);
}
