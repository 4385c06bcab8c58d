import { noteFrom } from '../words/text';
import { noteComplaint } from './quote/words';

/** Why an order was returned or deleted, or a person removed, in the words of whoever did it; nobody has to say. */
export const reasonLimit = 500;

/** Why a reason is not taken as it is: it is a note like those of a quote, and an order's goes out in a mail. */
export function reasonComplaint(text: string): string | undefined {
  return noteComplaint(text, reasonLimit);
}

export function writtenReason(text = ''): { motivo?: string } {
  const motivo = noteFrom(text).trim();
  return motivo === '' ? {} : { motivo };
}
