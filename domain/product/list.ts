import type { Category, Product } from './product';

/** The distributor's list of products as it is checked against the product table (decision 76). */

/** A product as a list has it. One that isn't `ativo` stays for the orders that name it. */
export interface ListedProduct extends Product {
  ativo: boolean;
}

export interface ListProblem {
  linha: number;
  /** As in `listColumns`; '' where it is no single one. */
  coluna: string;
  problema: string;
}

/** A product that the list changes; `linha` is missing where the list is an earlier one. */
export interface ListChange {
  linha?: number;
  de: ListedProduct;
  para: ListedProduct;
}

export interface ListCheck {
  /** Of the table that it was compared with: names what a list may replace. */
  versao: string;
  ativos: number;
  iguais: number;
  novos: (ListedProduct & { linha?: number })[];
  alterados: ListChange[];
  inativos: ListedProduct[];
  errados: ListProblem[];
  grupos: Category[];
}

export interface ListTaken {
  novos: number;
  alterados: number;
  inativos: number;
}

export interface KeptList {
  id: number;
  em: number;
  /** Who took it; '' where nobody of the screens did. */
  nome: string;
  arquivo: string;
  ativos: number;
  atual: boolean;
}

export const mostListLines = 50_000;
export const mostListBytes = 10_000_000;

export const keptLists = 10;

const inactiveShare = 0.2;

/** So many products would go that it is asked twice: the file may be a part of the list. */
export function losesMany({ ativos, inativos }: Pick<ListCheck, 'ativos' | 'inativos'>): boolean {
  return inativos.length > ativos * inactiveShare;
}
