/** The query string that opens 'Resultados' (§2 /home). */
export const resultsSearch = '?resultados=1';

/** True if an address of /home opens 'Resultados'. */
export function isResults(search: string): boolean {
  return new URLSearchParams(search).get('resultados') === '1';
}
