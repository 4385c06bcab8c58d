import { formatCents, toCents } from '../words/money';
import { cartCents } from './cart';
import type { CartLine } from '../product/product';

/** What a cart lacks for the minimum order (decision 115). */
export interface Shortfall {
  /** For staff with the amount, for customers without a digit. */
  words: string;
  /** Why it can't be sent; undefined if a seller gives the reason in the note. */
  obstacle: string | undefined;
}

/** `minimum` in reais; 0 if there is none. */
export function shortfallOf(
  lines: readonly CartLine[],
  minimum: number,
  { isStaff, note }: { isStaff: boolean; note: string },
): Shortfall | undefined {
  const cents = toCents(minimum) - cartCents(lines);
  if (cents <= 0) return undefined;
  if (!isStaff) {
    const words = 'O orçamento ainda não chegou ao pedido mínimo: inclua mais itens para enviá-lo.';
    return { words, obstacle: words };
  }
  const words = `Faltam ${formatCents(cents)} para o pedido mínimo.`;
  const obstacle = `${words} Para enviar assim, escreva o motivo na observação.`;
  return { words, obstacle: note.trim() === '' ? obstacle : undefined };
}
