import { serverTimestamp } from 'firebase/database';

import { paths } from '../../../domain/paths';
import type { ListLine, SavedList } from '../../../domain/lists/saved-list';
import type { Write } from '../order/writes';

export interface ListDraft {
  nome: string;
  lines: readonly ListLine[];
}

/** A list with its lines. `id` is this change's key: where another device changed `before`, the rules refuse it. */
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

export function listRemoval(uid: string, lugar: number): Write {
  return { [paths.list(uid, lugar)]: null, [paths.listLines(uid, lugar)]: null };
}
