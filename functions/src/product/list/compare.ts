import type { Category } from '../../../../domain/product/product';
import type { ListCheck, ListedProduct, ListProblem } from '../../../../domain/product/list';
import { isSame, type TableState } from './table-state';

export interface NewList {
  products: readonly { product: ListedProduct; linha?: number }[];
  groups: readonly Category[];
  problems: readonly ListProblem[];
  /** The codes of lines with a problem; these products stay active. */
  named?: readonly string[];
  /** The list says nothing about packs, so the products keep theirs. */
  keepsPacks?: boolean;
}

/** The changes that a list would make. Products missing from it become inactive. */
export function compareList(before: TableState, list: NewList): ListCheck {
  const stored = new Map(before.products.map((product) => [product.CD_PRODUTO, product]));
  const check: ListCheck = {
    versao: before.versao,
    ativos: before.products.filter(({ ativo }) => ativo).length,
    iguais: 0,
    novos: [],
    alterados: [],
    inativos: [],
    errados: [...list.problems],
    grupos: [...list.groups],
  };
  const named = new Set(list.named);
  for (const { product: listed, ...line } of list.products) {
    named.add(listed.CD_PRODUTO);
    const was = stored.get(listed.CD_PRODUTO);
    const product = list.keepsPacks && was ? { ...was, ...listed } : listed;
    if (!was) check.novos.push({ ...product, ...line });
    else if (was.ativo && !product.ativo) check.inativos.push(product);
    else if (isSame(was, product)) check.iguais += 1;
    else check.alterados.push({ ...line, de: was, para: product });
  }
  check.inativos.push(
    ...before.products.filter(({ ativo, CD_PRODUTO }) => ativo && !named.has(CD_PRODUTO)),
  );
  return check;
}

export function changesOf({ novos, alterados, inativos }: ListCheck): ListedProduct[] {
  return [
    ...novos.map(({ linha: _linha, ...product }) => product),
    ...alterados.map(({ para }) => para),
    ...inativos.map((product) => ({ ...product, ativo: false })),
  ];
}
