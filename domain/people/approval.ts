import { isCustomer, type Analise, type User } from './user';

/** Approval actions (§4): what the administrator may do with a person, by the person's state. */
export const approvalActionNames = ['aprovar', 'remover', 'reprovar', 'readmitir'] as const;
export type ApprovalAction = (typeof approvalActionNames)[number];

/** How long an approval can be undone before the app sends it, in milliseconds. */
export const undoTime = 10_000;

/** One change of a person's approval: `historicos/{uid}/aprovacoes/{id}`, append-only. */
export interface ApprovalChange {
  acao: ApprovalAction;
  /** The author's reason, if they gave one; only the administrator can read it. */
  motivo?: string;
  por: { uid: string; nome: string };
  em: number;
}

/** `historicos/{uid}/ritmo`: id and time of the newest change, and the number of changes (decision 91). */
export interface ApprovalPace {
  linha: string;
  em: number;
  vezes: number;
}

interface ApprovalRule {
  from: Analise;
  to: Analise;
  reasoned: boolean;
}

export const approvalActions: Record<ApprovalAction, ApprovalRule> = {
  aprovar: { from: false, to: true, reasoned: false },
  remover: { from: false, to: 'removido', reasoned: true },
  reprovar: { from: true, to: false, reasoned: false },
  readmitir: { from: 'removido', to: false, reasoned: false },
};

/** §7: how often an action on a person with this role calls /send-email; one mail arrives. */
export const approvalMails = (action: ApprovalAction, permissao: User['permissao']) =>
  action === 'aprovar' && isCustomer({ permissao }) ? 2 : 0;

interface ApprovedCounts {
  cliente: number;
  vendedor: number;
}

export function countApproved(
  people: Iterable<Pick<User, 'permissao' | 'analise'>>,
): ApprovedCounts {
  const counts: ApprovedCounts = { cliente: 0, vendedor: 0 };
  for (const { permissao, analise } of people) {
    if (analise !== true) continue;
    if (permissao === 'cliente' || permissao === 'vendedor') counts[permissao] += 1;
  }
  return counts;
}

export function approvedAddresses(
  people: Iterable<Pick<User, 'uid' | 'email' | 'analise'>>,
): Record<string, string> {
  const approved = [...people].filter(({ analise, email }) => analise === true && email);
  return Object.fromEntries(approved.map(({ uid, email }) => [uid, email]));
}

/** §4, user approval: whether the person's state allows the action. Administrators are never approved or removed. */
export function canApply(
  action: ApprovalAction,
  user: Pick<User, 'analise' | 'superUser'>,
): boolean {
  return !user.superUser && user.analise === approvalActions[action].from;
}
