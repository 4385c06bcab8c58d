import { cartCents, lineCents } from '../cart/cart';
import type { CartLine } from '../product/product';
import { toCents } from '../words/money';
import type { StoredOrder } from './record/schema';

export const maxOrderLines = 1000;

/** Most letters of an order's lines: opening the order loads all of them. */
export const maxOrderLetters = 150_000;

type Lettered = Pick<CartLine, 'CD_PRODUTO' | 'DESCRICAO' | 'CD_GRUPO' | 'observacao'>;

function lettersOf({ CD_PRODUTO, DESCRICAO, CD_GRUPO, observacao = '' }: Lettered): number {
  return CD_PRODUTO.length + DESCRICAO.length + CD_GRUPO.length + observacao.length;
}

/** The line limit of an order that has a line as long as this one. */
export function maxLinesWith(line: Lettered): number {
  return Math.min(maxOrderLines, Math.floor(maxOrderLetters / Math.max(1, lettersOf(line))));
}

export function linesComplaint(lines: readonly Lettered[]): string | undefined {
  const most = Math.min(maxOrderLines, ...lines.map(maxLinesWith));
  if (lines.length <= most) return undefined;
  const all = lines.length.toLocaleString('pt-BR');
  const left = lines.length - most;
  const parts =
    left === 1
      ? 'retire o último item e peça-o em outro orçamento'
      : `retire os últimos ${left.toLocaleString('pt-BR')} itens e peça-os em outro orçamento`;
  const longest = lines.find((line) => maxLinesWith(line) === most);
  return most < maxOrderLines && longest
    ? `O texto do item ${longest.CD_PRODUTO} é longo demais para um orçamento de ${all} itens. Encurte a observação dele ou ${parts}.`
    : `Um orçamento tem no máximo 1.000 itens, e este tem ${all}. Por favor, ${parts}.`;
}

/** The running sum lets the rules check that no line is missing and that the total is right (decision 22). */
export type OrderLine = StoredOrder['itens'][number];

export function addUpLines(lines: readonly CartLine[]): OrderLine[] {
  let soma = 0;
  return lines.map((line, linha) => {
    soma += lineCents(line);
    return { ...line, linha, soma };
  });
}

export interface Totalled {
  itens: readonly CartLine[];
  total: number;
}

/** Whole cents of all lines if they differ from the stored total; otherwise undefined. */
export function otherSum({ itens, total }: Totalled): number | undefined {
  const sum = cartCents(itens);
  return sum === toCents(total) ? undefined : sum;
}
