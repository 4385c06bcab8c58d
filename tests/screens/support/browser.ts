import { vi } from 'vitest';

import type { CartLine } from '../../../domain/product/product';
import { inRem } from '../../../src/ui/theme/rem';

/** Prepares the browser before a screen opens in it. */

export function aLine(fields: Partial<CartLine> = {}): CartLine {
  return {
    CD_PRODUTO: '1006',
    DESCRICAO: 'CÂMARA DE AR',
    CD_GRUPO: 'CAMARA',
    preco_venda: 12.5,
    estoque_saldo: 9,
    quantity: 2,
    ...fields,
  };
}

export const tyre = aLine({
  ...{ CD_PRODUTO: '1001', DESCRICAO: 'PNEU ARO 29', CD_GRUPO: 'PNEU' },
  ...{ preco_venda: 89.9, estoque_saldo: 12, quantity: 1 },
});

/** Stores these lines in this browser's cart; the next opened screen takes it over. */
export function keepCart(...lines: CartLine[]): void {
  localStorage.setItem('shopping_list', JSON.stringify(lines));
  localStorage.setItem('prod_count', String(lines.length));
}

/** The lines of the cart that this browser keeps. */
export const keptLines = () =>
  JSON.parse(localStorage.getItem('shopping_list') ?? '[]') as CartLine[];

/** Codes and quantities of the cart that this browser keeps. */
export function keptCart(): Record<string, number> {
  return Object.fromEntries(keptLines().map(({ CD_PRODUTO, quantity }) => [CD_PRODUTO, quantity]));
}

/** Its codes in their order. */
export const keptCodes = () => keptLines().map(({ CD_PRODUTO }) => CD_PRODUTO);

/** Makes this media query match too. */
function matchAlso(query: string): void {
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((asked) => {
    const answer = matchMedia(asked);
    return Object.assign(answer, { matches: answer.matches || asked === inRem(query) });
  });
}

/** Makes the window wide enough for the cart's panel, which it is not by default. */
export const widenWindow = () => matchAlso('(min-width: 1024px)');

/** Makes the window too narrow for the menu beside the page. */
export const narrowWindow = () => matchAlso('(max-width: 900px)');

/** Keeps the page loading, so that nothing is loaded ahead. For tests that count requests. */
export function keepLoading(): void {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
}

/** Hides the page, as another tab or program does. */
export function leavePage(): void {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockRestore();
}
