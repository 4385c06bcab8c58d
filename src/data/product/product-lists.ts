import * as v from 'valibot';

import type { KeptList, ListCheck, ListedProduct, ListTaken } from '../../../domain/product/list';
import { isProduct } from './is-product';
import { fetchValue, postValue } from '../base/http';

/** A product list: the rows of a file, or the id of a kept list. */
export type ListQuestion = { arquivo: string; linhas: string[][] } | { lista: number };

const path = '/listadeprodutos';

/** Milliseconds: one request compares 50,000 lines. */
const timeout = 60_000;

// Written by hand like isProduct, because a list has tens of thousands of products.
const product = v.custom<ListedProduct>((row) => isProduct(row) && 'ativo' in row);
const isChange = (row: unknown) =>
  typeof row === 'object' &&
  row !== null &&
  'de' in row &&
  isProduct(row.de) &&
  'para' in row &&
  isProduct(row.para);

const listCheck = v.object({
  versao: v.string(),
  ativos: v.number(),
  iguais: v.number(),
  novos: v.array(product),
  alterados: v.array(v.custom<ListCheck['alterados'][number]>(isChange)),
  inativos: v.array(product),
  errados: v.array(v.object({ linha: v.number(), coluna: v.string(), problema: v.string() })),
  grupos: v.array(v.object({ CD_GRUPO: v.string(), DESCRICAO: v.string() })),
});

const listTaken = v.object({ novos: v.number(), alterados: v.number(), inativos: v.number() });

const keptList = v.object({
  id: v.number(),
  em: v.number(),
  nome: v.string(),
  arquivo: v.string(),
  ativos: v.number(),
  atual: v.boolean(),
});

/** POST /listadeprodutos?conferir=1: the changes that the list would make. */
export function checkList(question: ListQuestion): Promise<ListCheck> {
  return postValue(path, listCheck, question, { params: { conferir: 1 }, timeout });
}

/** POST /listadeprodutos: applies the list, if the table still has the compared version. */
export function takeList(
  question: ListQuestion,
  { versao, confirmado }: { versao: string; confirmado: boolean },
): Promise<ListTaken> {
  const params = { versao, ...(confirmado && { confirmado: 1 }) };
  return postValue(path, listTaken, question, { params, timeout });
}

/** GET /listasdeprodutos: the earlier lists that can be restored. */
export function fetchKeptLists(): Promise<KeptList[]> {
  return fetchValue('/listasdeprodutos', v.array(keptList));
}
