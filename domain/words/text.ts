import { unfitSigns } from './plain-text';

/** WhatsApp and Excel add zero-width and direction marks, which go; tabs and no-break spaces become spaces. */
export function visibleText(text: string): string {
  return text.replace(/[\p{Cf}\p{Surrogate}]/gu, '').replace(/[\s\p{Cc}]/gu, ' ');
}

/** A note as it may be stored: pasted signs that it can't have are gone, without a word. */
export function noteFrom(text: string): string {
  return text.replace(unfitSigns, '');
}

/** A text as it is stored: visible, without blanks around it and none twice, each accent joined to its letter. */
export function tidyText(text: string): string {
  return visibleText(text).normalize('NFC').replace(/ +/g, ' ').trim();
}

/** Lower case without accents: 'Câmara' finds 'CAMARA'. The column `busca` folds alike (functions, migration 0001). */
export function fold(text: string): string {
  // Most names of products are plain, and folding 20,000 of them is waited for.
  if (!/[^ -~]/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/** Whether the text contains the search, ignoring case, accents and blanks beside blanks; an empty search matches all. */
export function contains(text: string, search: string): boolean {
  return fold(tidyText(text)).includes(fold(tidyText(search)));
}

const byPortugueseOrder = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' });

export function compareText(a: string, b: string): number {
  return byPortugueseOrder.compare(a, b);
}
