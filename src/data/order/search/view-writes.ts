import { paths } from '../../../../domain/paths';
import type { SavedView, StoredView, ViewDraft } from '../../../../domain/order/search/saved-view';
import type { Write } from '../writes';

/** Writes a view. `id` is this change's id; the rules refuse it if another device changed `before`. */
export function viewWrite(
  uid: string,
  lugar: number,
  { nome, filtros }: ViewDraft,
  before: Pick<SavedView, 'mudanca'> | null,
  id: string,
): Write {
  const view: StoredView = { nome, filtros, mudanca: id, anterior: before?.mudanca ?? '' };
  return { [paths.view(uid, lugar)]: view };
}

export function viewRemoval(uid: string, lugar: number): Write {
  return { [paths.view(uid, lugar)]: null };
}
