import { ref, type DataSnapshot } from 'firebase/database';
import * as v from 'valibot';

import { paths } from '../../../domain/paths';
import { freePlace, type ListLine, type SavedList } from '../../../domain/saved-list';
import type { Subscribe } from '../subscription';
import { database, isRefused, pathOf, read, watch, writeAll } from './database';
import { listRemoval, listWrite, type ListDraft } from './list-writes';

export type { ListDraft };

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

/** One that doesn't fit is logged and left out: it must not take the others down. */
function childrenOf<Fields, Child>(
  stored: DataSnapshot,
  schema: v.GenericSchema<unknown, Fields>,
  childFrom: (fields: Fields, place: number) => Child,
): Child[] {
  const children: Child[] = [];
  stored.forEach((child) => {
    const fields = v.safeParse(schema, child.val());
    if (fields.success) children.push(childFrom(fields.output, Number(child.key)));
    else console.error(`The record ${pathOf(child)} does not fit`);
  });
  return children;
}

/** No place is left for another list. */
export class NoPlaceLeft extends Error {}

/** Another device changed the list meanwhile, or deleted it. */
export class ListConflict extends Error {}

/**
 * Keeps a new list, at a place that is free.
 *
 * * Safety: a list that another device put there meanwhile is not replaced, for this one claims to follow on none; then
 * the next free place is tried.
 */
export async function createList(uid: string, draft: ListDraft): Promise<void> {
  for (;;) {
    const lugar = freePlace(await currentLists(uid));
    if (lugar === undefined) throw new NoPlaceLeft();
    try {
      await writeAll(listWrite(uid, lugar, draft, null, crypto.randomUUID()));
      return;
    } catch (error) {
      const taken = (await currentLists(uid)).some((one) => one.lugar === lugar);
      if (!isRefused(error) || !taken) throw error;
    }
  }
}

/** Changes a list as the person saw it; throws ListConflict where it is not that any more. */
export async function changeList(uid: string, seen: SavedList, draft: ListDraft): Promise<void> {
  try {
    await writeAll(listWrite(uid, seen.lugar, draft, seen, crypto.randomUUID()));
  } catch (error) {
    if (!isRefused(error)) throw error;
    const now = (await currentLists(uid)).find(({ lugar }) => lugar === seen.lugar);
    throw now?.mudanca === seen.mudanca ? error : new ListConflict();
  }
}

/** Deletes a list, whatever has become of it. */
export function removeList(uid: string, lugar: number): Promise<void> {
  return writeAll(listRemoval(uid, lugar));
}

async function currentLists(uid: string): Promise<SavedList[]> {
  return (await read(paths.lists(uid), listsFrom)) ?? [];
}
