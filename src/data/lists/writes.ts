import { serverTimestamp } from 'firebase/database';

import type { Terms } from '../../../domain/order/quote/terms';
import { paths } from '../../../domain/paths';
import type { ListLine, SavedList } from '../../../domain/lists/saved-list';
import type { Write } from '../order/writes';

export interface ListDraft {
  nome: string;
  lines: readonly ListLine[];
  condicoes?: Terms | undefined;
}

/** Writes a list with its lines. `id` is this change's id; the rules refuse it if another device changed `before`. */
export function listWrite(
  uid: string,
  lugar: number,
  { nome, lines, condicoes }: ListDraft,
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
      ...(condicoes && { condicoes }),
    },
    [paths.listLines(uid, lugar)]: lines,
  };
}

export function listRemoval(uid: string, lugar: number): Write {
  return { [paths.list(uid, lugar)]: null, [paths.listLines(uid, lugar)]: null };
}
