/**
 * The one table of order statuses (§4, §6, §8): status × action → next status, and the words of the dialog. Screens,
 * writes and the rules' tests all read it; who may act is in access.ts.
 */

export const orderStatuses = ['Pendente', 'Aprovado', 'Excluido'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const initialStatus: OrderStatus = 'Pendente';

export type OrderAction = 'aprovar' | 'analisar' | 'excluir';

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

/** What the status button of a row does; an Excluido order has no button. */
export function statusButtonAction(status: OrderStatus): OrderAction | undefined {
  if (status === 'Pendente') return 'aprovar';
  if (status === 'Aprovado') return 'analisar';
  return undefined;
}

/** Whether the action is possible from this status (§4). */
export function canMove(status: OrderStatus, action: OrderAction): boolean {
  return orderActions[action].from.includes(status);
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
