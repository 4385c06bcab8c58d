import { obstacleTo, type AskedChange } from '../../../../domain/order/change';
import type { OrderHead } from '../../../../domain/order/head';
import type { User } from '../../../../domain/people/user';
import type { Capability } from '../../../../domain/session/access';
import { obstacleWords, type ObstacleWords } from '../words/obstacle-words';

/** Something that can be done with an order, or with several. */
interface OrderAct {
  /** On the bar over several. */
  label: string;
  danger?: true;
  needs?: Capability;
  /** Of each order; the seller of a change may be chosen later. */
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
  imprimir: { label: 'Imprimir' },
  exportar: { label: 'Exportar' },
} as const satisfies Record<string, OrderAct>;

export type OrderActKey = keyof typeof orderActs;

/** Why this person can't change the order so; undefined if they can. Row, bar and keys ask this. */
export function whyNot(
  change: AskedChange,
  order: OrderHead,
  person: User,
): ObstacleWords | undefined {
  const obstacle = obstacleTo(change, order, person);
  return obstacle && obstacleWords(obstacle, change, order);
}
