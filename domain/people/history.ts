import type { ApprovalChange, ApprovalPace } from './approval';
import type { ContactChange } from './contact-change';

/** `historicos/{uid}`: who approved somebody or changed their contacts; for the administrator (decision 109). */
export interface History {
  /** Append-only. */
  aprovacoes: Record<string, ApprovalChange>;
  /** Moves with each line of `aprovacoes`. */
  ritmo: ApprovalPace;
  contatos: Record<string, ContactChange>;
  /** The id of the last change of contacts. */
  contato: string;
}
