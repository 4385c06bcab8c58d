import { vi } from 'vitest';

import type { CartLine } from '../../../domain/product/product';

/** What a test arranges of the browser itself, before a screen is opened in it. */

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

/** These lines are in the cart that this browser keeps; whoever opens a screen next takes it over. */
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

/** A window for which this media query holds too. */
function matchAlso(query: string): void {
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((asked) => {
    const answer = matchMedia(asked);
    return Object.assign(answer, { matches: answer.matches || asked === query });
  });
}

/** A window that has room for the cart's panel; without this it has not. */
export const widenWindow = () => matchAlso('(min-width: 1024px)');

/** A window without room for the menu beside the page. */
export const narrowWindow = () => matchAlso('(max-width: 900px)');

/** The page goes on loading, so that nothing is loaded ahead of its need: a test counts requests. */
export function keepLoading(): void {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
}

/** Another tab, another program, the phone's pocket: nobody looks at the page any more. */
export function leavePage(): void {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockRestore();
}
