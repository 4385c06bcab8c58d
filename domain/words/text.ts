import { unfitSigns } from './plain-text';

/**
 * Removes zero-width and direction marks, which WhatsApp and Excel add, and turns tabs and no-break spaces into spaces.
 */
export function visibleText(text: string): string {
  return text.replace(/[\p{Cf}\p{Surrogate}]/gu, '').replace(/[\s\p{Cc}]/gu, ' ');
}

/** Removes characters that a stored note can't have; the person isn't asked. */
export function noteFrom(text: string): string {
  return text.replace(unfitSigns, '');
}

/** The stored form of a text: visible characters, single blanks, none at the ends, each accent joined to its letter. */
export function tidyText(text: string): string {
  return visibleText(text).normalize('NFC').replace(/ +/g, ' ').trim();
}

/**
 * Lower case without accents, so 'Câmara' finds 'CAMARA'. The column `busca` is folded the same way (functions,
 * migration 0001).
 */
export function fold(text: string): string {
  // Most product names are ASCII, and the person waits while 20,000 of them are folded.
  if (!/[^ -~]/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

/** Whether the text contains the search, ignoring case, accents and extra blanks. An empty search matches all. */
export function contains(text: string, search: string): boolean {
  return fold(tidyText(text)).includes(fold(tidyText(search)));
}

const byPortugueseOrder = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' });

export function compareText(a: string, b: string): number {
  return byPortugueseOrder.compare(a, b);
}
