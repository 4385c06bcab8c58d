import type { DataSnapshot } from 'firebase/database';
import * as v from 'valibot';

import { paths } from '../../../../domain/paths';
import {
  maxSavedViews,
  type SavedView,
  type ViewDraft,
} from '../../../../domain/order/search/saved-view';
import { compareText } from '../../../../domain/words/text';
import { childrenOf } from '../../base/database';
import { shelf } from '../../base/kept-places';
import { viewRemoval, viewWrite } from './view-writes';

const view = v.object({ nome: v.string(), filtros: v.string(), mudanca: v.string() });

export const views = shelf<SavedView, ViewDraft>({
  places: maxSavedViews,
  path: paths.views,
  from: viewsFrom,
  write: viewWrite,
  removal: viewRemoval,
});

function viewsFrom(stored: DataSnapshot): SavedView[] {
  // The number of the last seen quote is stored beside the views (decision 80).
  const found = childrenOf(stored, v.union([view, v.number()]), (fields, key) =>
    typeof fields === 'number' ? [] : { ...fields, lugar: Number(key) },
  ).flat();
  return found.sort((a, b) => compareText(a.nome, b.nome));
}
