/** The only table of statuses (§4): status × action → next status. The rights are in access.ts. */

export const orderStatuses = ['Pendente', 'Aprovado', 'Excluido'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const initialStatus: OrderStatus = 'Pendente';

export const orderActionNames = ['aprovar', 'analisar', 'excluir'] as const;
export type OrderAction = (typeof orderActionNames)[number];

interface OrderActionRule {
  from: readonly OrderStatus[];
  to: OrderStatus;
  destructive: boolean;
  reasoned: boolean;
}

export const orderActions: Record<OrderAction, OrderActionRule> = {
  aprovar: { from: ['Pendente'], to: 'Aprovado', destructive: false, reasoned: false },
  analisar: { from: ['Aprovado'], to: 'Pendente', destructive: false, reasoned: true },
  excluir: { from: ['Pendente', 'Aprovado'], to: 'Excluido', destructive: true, reasoned: true },
};

/** §4: whether the action is allowed in this status. */
export function canMove(status: OrderStatus, action: OrderAction): boolean {
  return orderActions[action].from.includes(status);
}

/** Whether no action leads out of this status. */
export function isFinal(status: OrderStatus): boolean {
  return orderActionNames.every((action) => !canMove(status, action));
}

/** The action of a row's status button: the one that deletes nothing. Undefined: the row has no button. */
export function statusButtonAction(status: OrderStatus): OrderAction | undefined {
  return orderActionNames.find(
    (action) => canMove(status, action) && !orderActions[action].destructive,
  );
}

/** Status of one order, for people; the stored word has no accent. */
export const statusNames: Record<OrderStatus, string> = {
  Pendente: 'Pendente',
  Aprovado: 'Aprovado',
  Excluido: 'Excluído',
};

/** Status of several orders, as in the status filter (§2 /pedidos). */
export const statusPlurals: Record<OrderStatus, string> = {
  Pendente: 'Pendentes',
  Aprovado: 'Aprovados',
  Excluido: 'Excluídos',
};

/** The status that a list shows; '' for all statuses. */
export type ListedStatus = OrderStatus | '';

export const listedPlurals: Record<ListedStatus, string> = { ...statusPlurals, '': 'Todos' };

export function isOrderStatus(value: unknown): value is OrderStatus {
  return orderStatuses.some((status) => status === value);
}
