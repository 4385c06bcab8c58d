import type { Order } from '../order/order';
import { reservedName } from '../words/reserved-name';
import type { OrderLine } from '../order/lines';

/** `comprados/{uid}/{key of the code}`: every sent quote counts, whatever became of it. */
export interface Bought {
  quantidade: number;
  vezes: number;
  em: number;
  /** The last of them, and the place of its line: by these the rules find what explains the record. */
  pedido: number;
  linha: number;
}

export const mostBought = 500;

/** Characters that a key can't hold, and their substitutes, in the order of replacing. The rules do the same. */
export const keySigns = [
  ['%', '%25'],
  ['.', '%2E'],
  ['#', '%23'],
  ['$', '%24'],
  ['/', '%2F'],
  ['[', '%5B'],
  [']', '%5D'],
] as const;

const controlCharacter = /[\p{Cc}\p{Cs}]/u;

/** The key of a product's code; undefined for what is no code. */
export function keyOfCode(code: string): string | undefined {
  if (code === '' || controlCharacter.test(code) || reservedName.test(code)) return undefined;
  return keySigns.reduce((key, [sign, stands]) => key.replaceAll(sign, stands), code);
}

export function codeOfKey(key: string): string {
  return keySigns.reduceRight((code, [sign, stands]) => code.replaceAll(stands, sign), key);
}

type Ordered = Pick<Order, 'numerodopedido' | 'criadoem'> & { itens: readonly BoughtLine[] };
type BoughtLine = Pick<OrderLine, 'CD_PRODUTO' | 'quantity' | 'linha'>;

/** The lines that count, under their keys: of several lines with one code the first. */
export function countedLines<Line extends BoughtLine>(itens: readonly Line[]): Map<string, Line> {
  const counted = new Map<string, Line>();
  for (const line of itens) {
    const key = keyOfCode(line.CD_PRODUTO);
    if (key !== undefined && !counted.has(key)) counted.set(key, line);
  }
  return counted;
}

/** Adds an order to a person's records, in place; orders come oldest first. */
export function addBought(records: Record<string, Bought>, order: Ordered): void {
  for (const [key, { quantity, linha }] of countedLines(order.itens)) {
    const before = records[key];
    records[key] = {
      quantidade: (before?.quantidade ?? 0) + quantity,
      vezes: (before?.vezes ?? 0) + 1,
      em: order.criadoem,
      pedido: order.numerodopedido,
      linha,
    };
  }
}
