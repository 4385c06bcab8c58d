import type { Analise, User } from './user';

/** Approval moves (§4): what the administrator may do with a person, by the state they are in. */
export type ApprovalAction = 'aprovar' | 'remover' | 'reprovar';

interface ApprovalRule {
  from: Analise;
  to: Analise;
  /** Removal is for customers only. */
  customersOnly: boolean;
}

export const approvalActions: Record<ApprovalAction, ApprovalRule> = {
  aprovar: { from: false, to: true, customersOnly: false },
  remover: { from: false, to: 'removido', customersOnly: true },
  reprovar: { from: true, to: false, customersOnly: false },
};

type ApprovalFields = Pick<User, 'analise' | 'permissao' | 'superUser'>;

/** Whether the action is possible from the person's state (§4); never for an administrator. */
export function canApply(action: ApprovalAction, user: ApprovalFields): boolean {
  const rule = approvalActions[action];
  if (user.superUser || user.analise !== rule.from) return false;
  return !rule.customersOnly || user.permissao === 'cliente';
}
