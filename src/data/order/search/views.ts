import { ref, type DataSnapshot } from 'firebase/database';
import * as v from 'valibot';

import { paths } from '../../../../domain/paths';
import {
  mostViews,
  type SavedView,
  type ViewDraft,
} from '../../../../domain/order/search/saved-view';
import { compareText } from '../../../../domain/words/text';
import type { Subscribe } from '../../base/subscription';
import { database, read, watch, writeAll } from '../../base/database';
import {
  changeKept,
  ChangedElsewhere,
  childrenOf,
  keepNew,
  NoPlaceLeft,
} from '../../base/kept-places';
import { viewRemoval, viewWrite } from './view-writes';

export { ChangedElsewhere, NoPlaceLeft };

const view = v.object({ nome: v.string(), filtros: v.string(), mudanca: v.string() });

/** A person's views by their names. */
export function watchViews(uid: string): Subscribe<SavedView[]> {
  return watch(ref(database, paths.views(uid)), viewsFrom);
}

function viewsFrom(stored: DataSnapshot): SavedView[] {
  const views = childrenOf(stored, view, (fields, lugar) => ({ ...fields, lugar }));
  return views.sort((a, b) => compareText(a.nome, b.nome));
}

/** Keeps a new view, at a place that is free; answers which. */
export function createView(uid: string, draft: ViewDraft): Promise<number> {
  return keepNew({
    places: mostViews,
    current: () => currentViews(uid),
    writeAt: (lugar) => viewWrite(uid, lugar, draft, null, crypto.randomUUID()),
  });
}

/** Changes a view as the person saw it; throws ChangedElsewhere where it is not that any more. */
export function changeView(uid: string, seen: SavedView, draft: ViewDraft): Promise<void> {
  const write = viewWrite(uid, seen.lugar, draft, seen, crypto.randomUUID());
  return changeKept(seen, () => currentViews(uid), write);
}

/** Deletes a view, whatever has become of it. */
export function removeView(uid: string, lugar: number): Promise<void> {
  return writeAll(viewRemoval(uid, lugar));
}

async function currentViews(uid: string): Promise<SavedView[]> {
  return (await read(paths.views(uid), viewsFrom)) ?? [];
}
