import { noteFrom } from '../words/text';
import { noteComplaint } from './quote/words';

/** Longest reason for returning or deleting an order, or for removing a person. A reason is optional. */
export const reasonLimit = 500;

/** The reason in the history if a customer takes a pending order back. The rules require it. */
export const withdrawnReason = 'retirado pelo cliente';

/** The complaint about a reason, or undefined. It follows the rules of notes, because mails carry an order's reason. */
export function reasonComplaint(text: string): string | undefined {
  return noteComplaint(text, reasonLimit);
}

export function writtenReason(text = ''): { motivo?: string } {
  const motivo = noteFrom(text).trim();
  return motivo === '' ? {} : { motivo };
}
