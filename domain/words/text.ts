/**
 * Text as a person sees it. WhatsApp and Excel add zero-width and direction marks, which go, and tabs and no-break
 * spaces, which become spaces.
 */
export function visibleText(text: string): string {
  return text.replace(/\p{Cf}/gu, '').replace(/[\s\p{Cc}]/gu, ' ');
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

/** Whether the text contains the search, ignoring case and accents; an empty search matches everything. */
export function contains(text: string, search: string): boolean {
  return fold(text).includes(fold(search.trim()));
}

const byPortugueseOrder = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' });

/** Comparator of the alphabetical lists. */
export function compareText(a: string, b: string): number {
  return byPortugueseOrder.compare(a, b);
}
