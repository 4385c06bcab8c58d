import type { ApprovalChange, ApprovalPace } from './approval';
import type { ContactChange } from './contact-change';

/**
 * `historicos/{uid}`: who approved a person or changed their contacts. Only the administrator can read it (decision
 * 109).
 */
export interface History {
  /** Append-only. */
  aprovacoes: Record<string, ApprovalChange>;
  /** Changes together with each entry of `aprovacoes`. */
  ritmo: ApprovalPace;
  contatos: Record<string, ContactChange>;
  /** The id of the newest entry of `contatos`. */
  contato: string;
}
