import { linesOf } from './step';

/** The quantity of a product in a message from outside, which knows products and no lines. */
export interface ProductQuantity {
  codigo: string;
  quantidade: number;
}

interface OrderedLine {
  CD_PRODUTO: string;
  quantity: number;
}

/**
 * The lines of an order that these products fill, or why they don't fit. A product in several lines fills them from
 * the first. All lines in full give no `linhas`.
 */
export function linesOfProducts(
  itens: readonly OrderedLine[],
  products: readonly ProductQuantity[],
): { linhas?: Record<string, number> } | { complaint: string } {
  const left = new Map<string, number>();
  for (const { codigo, quantidade } of products) {
    if (!(Number.isSafeInteger(quantidade) && quantidade > 0)) {
      return { complaint: `A quantidade de ${codigo} deve ser um número inteiro positivo.` };
    }
    left.set(codigo, (left.get(codigo) ?? 0) + quantidade);
  }
  const taken = itens.map(({ CD_PRODUTO, quantity }) => {
    const quantidade = Math.min(quantity, left.get(CD_PRODUTO) ?? 0);
    if (left.has(CD_PRODUTO)) left.set(CD_PRODUTO, (left.get(CD_PRODUTO) ?? 0) - quantidade);
    return quantidade;
  });
  const ordered = new Set(itens.map(({ CD_PRODUTO }) => CD_PRODUTO));
  for (const [codigo, over] of left) {
    if (!ordered.has(codigo)) return { complaint: `O produto ${codigo} não está neste pedido.` };
    if (over > 0) {
      return { complaint: `São ${over} a mais de ${codigo} do que há neste pedido.` };
    }
  }
  if (itens.every(({ quantity }, place) => taken[place] === quantity)) return {};
  return { linhas: linesOf(taken) };
}
