import type { DataSnapshot } from 'firebase/database';
import * as v from 'valibot';

import { termsSchema } from '../../../domain/order/quote/terms';
import { paths } from '../../../domain/paths';
import { maxSavedLists, type ListLine, type SavedList } from '../../../domain/lists/saved-list';
import { childrenOf, read } from '../base/database';
import { shelf } from '../base/kept-places';
import { listRemoval, listWrite, type ListDraft } from './writes';

export type { ListDraft };

const list = v.object({
  nome: v.string(),
  linhas: v.number(),
  em: v.number(),
  mudanca: v.string(),
  condicoes: v.exactOptional(termsSchema),
});

const line = v.object({
  CD_PRODUTO: v.string(),
  DESCRICAO: v.string(),
  CD_GRUPO: v.string(),
  preco_venda: v.number(),
  quantity: v.number(),
});

/** A person's lists without lines, last changed first. */
export const lists = shelf<SavedList, ListDraft>({
  places: maxSavedLists,
  path: paths.lists,
  from: listsFrom,
  write: listWrite,
  removal: listRemoval,
});

function listsFrom(stored: DataSnapshot): SavedList[] {
  const found = childrenOf(stored, list, (fields, key) => ({ ...fields, lugar: Number(key) }));
  return found.sort((a, b) => b.em - a.em);
}

export async function readListLines(uid: string, lugar: number): Promise<ListLine[]> {
  const lines = await read(paths.listLines(uid, lugar), (stored) =>
    childrenOf(stored, line, (fields) => fields),
  );
  return lines ?? [];
}
