/**
 * The one table of order statuses (§4, §8): status × action → next status, and the words of
 * the dialog. Screens, writes and the rules' tests all read it; who may act is in access.ts.
 */

export const orderStatuses = ['Pendente', 'Aprovado', 'Excluido'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const initialStatus: OrderStatus = 'Pendente';

export const orderActionNames = ['aprovar', 'analisar', 'excluir'] as const;
export type OrderAction = (typeof orderActionNames)[number];

export interface ConfirmTexts {
  title: string;
  message: (numerodopedido: number) => string;
  confirm: string;
  cancel: string;
}

interface OrderActionRule {
  from: readonly OrderStatus[];
  to: OrderStatus;
  texts: ConfirmTexts;
  destructive: boolean;
}

export const orderActions: Record<OrderAction, OrderActionRule> = {
  aprovar: {
    from: ['Pendente'],
    to: 'Aprovado',
    texts: {
      title: 'Aprovar pedido?',
      message: (n) => `Realmente deseja aprovar o pedido ${n}?`,
      confirm: 'SIM',
      cancel: 'NÃO APROVAR',
    },
    destructive: false,
  },
  analisar: {
    from: ['Aprovado'],
    to: 'Pendente',
    texts: {
      title: 'Analisar pedido?',
      message: (n) => `Realmente deseja voltar à análise o pedido ${n}?`,
      confirm: 'SIM',
      cancel: 'NÃO',
    },
    destructive: false,
  },
  excluir: {
    from: ['Pendente', 'Aprovado'],
    to: 'Excluido',
    texts: {
      title: 'excluir pedido?',
      message: (n) => `Realmente deseja excluir o pedido ${n}?`,
      confirm: 'SIM',
      cancel: 'NÃO EXCLUIR',
    },
    destructive: true,
  },
};

/** The dialog before an order goes to another seller (§8). */
export const changeSellerTexts: ConfirmTexts = {
  title: 'Alterar o Vendedor?',
  message: (n) => `Realmente deseja alterar o vendedor do pedido ${n}?`,
  confirm: 'SIM',
  cancel: 'NÃO Alterar',
};

/** §4: whether the action leads anywhere from this status. */
export function canMove(status: OrderStatus, action: OrderAction): boolean {
  return orderActions[action].from.includes(status);
}

/** What the status button of a row does: the move that deletes nothing. Where there is none, there is no button. */
export function statusButtonAction(status: OrderStatus): OrderAction | undefined {
  return orderActionNames.find(
    (action) => canMove(status, action) && !orderActions[action].destructive,
  );
}

/** The words of the status filter (§2 /pedidos). */
export const statusLabels: Record<OrderStatus, string> = {
  Pendente: 'Pendentes',
  Aprovado: 'Aprovados',
  Excluido: 'Excluídos',
};

/** Checks values from outside, such as navigation state or a stored record. */
export function isOrderStatus(value: unknown): value is OrderStatus {
  return orderStatuses.some((status) => status === value);
}
