import { ref, type DataSnapshot } from 'firebase/database';
import * as v from 'valibot';

import { paths } from '../../../domain/paths';
import { mostLists, type ListLine, type SavedList } from '../../../domain/lists/saved-list';
import type { Subscribe } from '../base/subscription';
import { database, read, watch, writeAll } from '../base/database';
import {
  changeKept,
  ChangedElsewhere,
  childrenOf,
  keepNew,
  NoPlaceLeft,
} from '../base/kept-places';
import { listRemoval, listWrite, type ListDraft } from './writes';

export { ChangedElsewhere, NoPlaceLeft, type ListDraft };

const list = v.object({
  nome: v.string(),
  linhas: v.number(),
  em: v.number(),
  mudanca: v.string(),
});
const line = v.object({
  CD_PRODUTO: v.string(),
  DESCRICAO: v.string(),
  CD_GRUPO: v.string(),
  preco_venda: v.number(),
  quantity: v.number(),
});

/** A person's lists without their lines, the last changed first. */
export function watchLists(uid: string): Subscribe<SavedList[]> {
  return watch(ref(database, paths.lists(uid)), listsFrom);
}

function listsFrom(stored: DataSnapshot): SavedList[] {
  const lists = childrenOf(stored, list, (fields, lugar) => ({ ...fields, lugar }));
  return lists.sort((a, b) => b.em - a.em);
}

/** The lines of a list in their order. */
export async function readListLines(uid: string, lugar: number): Promise<ListLine[]> {
  const lines = await read(paths.listLines(uid, lugar), (stored) =>
    childrenOf(stored, line, (fields) => fields),
  );
  return lines ?? [];
}

/** Keeps a new list, at a place that is free. */
export async function createList(uid: string, draft: ListDraft): Promise<void> {
  await keepNew({
    places: mostLists,
    current: () => currentLists(uid),
    writeAt: (lugar) => listWrite(uid, lugar, draft, null, crypto.randomUUID()),
  });
}

/** Changes a list as the person saw it; throws ChangedElsewhere where it is not that any more. */
export function changeList(uid: string, seen: SavedList, draft: ListDraft): Promise<void> {
  const write = listWrite(uid, seen.lugar, draft, seen, crypto.randomUUID());
  return changeKept(seen, () => currentLists(uid), write);
}

/** Deletes a list, whatever has become of it. */
export function removeList(uid: string, lugar: number): Promise<void> {
  return writeAll(listRemoval(uid, lugar));
}

async function currentLists(uid: string): Promise<SavedList[]> {
  return (await read(paths.lists(uid), listsFrom)) ?? [];
}
