import type { Category, Product } from './product';

/** The distributor's product list, as compared with the product table (decision 76). */

/** A product of a list. Products that aren't `ativo` stay in the table because orders refer to them. */
export interface ListedProduct extends Product {
  ativo: boolean;
}

export interface ListProblem {
  linha: number;
  /** A name from `listColumns`; '' if the problem concerns no single column. */
  coluna: string;
  problema: string;
}

/** A product that the list changes. `linha` is absent if an earlier list is restored. */
export interface ListChange {
  linha?: number;
  de: ListedProduct;
  para: ListedProduct;
}

export interface ListCheck {
  /** Version of the compared table. Applying the list requires that the table still has it. */
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
  /** Name of the person who applied it; '' if it was applied outside the app. */
  nome: string;
  arquivo: string;
  ativos: number;
  atual: boolean;
}

export const maxProductListLines = 50_000;
export const maxProductListBytes = 10_000_000;

export const keptLists = 10;

const inactiveShare = 0.2;

/** Whether so many products would be deactivated that the app asks twice: the file may be only a part of the list. */
export function losesMany({ ativos, inativos }: Pick<ListCheck, 'ativos' | 'inativos'>): boolean {
  return inativos.length > ativos * inactiveShare;
}
