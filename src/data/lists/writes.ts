import { serverTimestamp } from 'firebase/database';

import { paths } from '../../../domain/paths';
import type { ListLine, SavedList } from '../../../domain/lists/saved-list';
import type { Write } from '../order/writes';

/** What a list is to be. */
export interface ListDraft {
  nome: string;
  lines: readonly ListLine[];
}

/**
 * A list with its lines, new or changed. `id` is this change's key, and it follows on `before`: the rules refuse it
 * where another device was faster.
 */
export function listWrite(
  uid: string,
  lugar: number,
  { nome, lines }: ListDraft,
  before: Pick<SavedList, 'mudanca'> | null,
  id: string,
): Write {
  return {
    [paths.list(uid, lugar)]: {
      nome,
      linhas: lines.length,
      em: serverTimestamp(),
      mudanca: id,
      anterior: before?.mudanca ?? '',
    },
    [paths.listLines(uid, lugar)]: lines,
  };
}

/** A list goes with its lines. */
export function listRemoval(uid: string, lugar: number): Write {
  return { [paths.list(uid, lugar)]: null, [paths.listLines(uid, lugar)]: null };
}
