import { useState } from 'react';

import { describeFailure } from '../../../domain/outbox/failure';
import type { SavedList } from '../../../domain/lists/saved-list';
import { useDrawers } from '../../providers/page/drawers';
import { useReadListLines } from '../../providers/lists/saved-lists';
import { useNotify } from '../../ui/notices/notify';
import { listWords } from './list-words';

interface PutIn {
  /** Reads the lines and shows how they compare with today's catalogue. */
  putIn: () => void;
  busy: boolean;
}

/** Puts a list into the cart. */
export function usePutIn(list: SavedList): PutIn {
  const { reorder } = useDrawers();
  const readLines = useReadListLines();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);

  async function read() {
    setBusy(true);
    try {
      reorder({ title: list.nome, lines: await readLines(list), terms: list.condicoes });
    } catch (error) {
      console.error('The list could not be read', error);
      notify.error(describeFailure(listWords.linesFailed, error));
    } finally {
      setBusy(false);
    }
  }
  return { putIn: () => void read(), busy };
}
