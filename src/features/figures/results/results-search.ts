/** The query string that opens 'Resultados' (§2 /home). */
export const resultsSearch = '?resultados=1';

/** Whether an address of /home means them. */
export function isResults(search: string): boolean {
  return new URLSearchParams(search).get('resultados') === '1';
}
