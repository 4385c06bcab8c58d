import { useCallback } from 'react';

import { describeFailure } from '../../../../domain/outbox/failure';
import type { ListCheck, ListTaken } from '../../../../domain/product/list';
import { useUnsaved } from '../../../providers/page/use-unsaved';
import { useListVerbs, type ListQuestion } from '../../../providers/product/product-lists';
import { useFileStage } from '../../../ui/forms/use-file-stage';
import { NoList, readListFile, rowsToSend, type ListFile } from './list-file';

/** The list in progress: from a file, or an earlier one. */
export interface ChosenList {
  name: string;
  question: ListQuestion;
  file?: ListFile;
}

export type ListStage =
  | { at: 'waiting'; problem?: string }
  | { at: 'reading'; name: string }
  /** The sheet can't be read as a list; another sheet may be. */
  | { at: 'unread'; file: ListFile; problem: string }
  | { at: 'checking' | 'taking'; list: ChosenList }
  | { at: 'failed'; list: ChosenList; problem: string }
  | { at: 'checked'; list: ChosenList; check: ListCheck }
  | { at: 'taken'; list: ChosenList; taken: ListTaken };

/** The steps from a file to the product table. A failure keeps the file. */
export function useListUpdate() {
  const { check, take } = useListVerbs();
  const { stage, setStage, begin, run } = useFileStage<ListStage>({ at: 'waiting' });
  useUnsaved('priceList', stage.at !== 'waiting' && stage.at !== 'taken');

  const checkList = useCallback(
    (list: ChosenList) =>
      run(
        { at: 'checking', list },
        check(list.question).then((checked) => ({ at: 'checked', list, check: checked })),
        (problem) => ({ at: 'failed', list, problem }),
      ),
    [run, check],
  );

  const chooseSheet = useCallback(
    (file: ListFile) => {
      try {
        const question = { arquivo: file.name.slice(0, 200), linhas: rowsToSend(file) };
        void checkList({ name: file.name, question, file });
      } catch (error) {
        if (!(error instanceof NoList)) throw error;
        setStage({ at: 'unread', file, problem: error.message });
      }
    },
    [checkList, setStage],
  );

  const chooseFile = useCallback(
    async (chosen: File) => {
      const signal = begin({ at: 'reading', name: chosen.name });
      try {
        const file = await readListFile(chosen, signal);
        if (!signal.aborted) chooseSheet(file);
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof NoList)) console.error('The list could not be read', error);
        setStage({ at: 'waiting', problem: `${chosen.name}: ${readingFailure(error)}` });
      }
    },
    [begin, chooseSheet, setStage],
  );

  const takeList = useCallback(
    (list: ChosenList, checked: ListCheck) =>
      run(
        { at: 'taking', list },
        take(list.question, checked).then((taken) => ({ at: 'taken', list, taken })),
        (problem) => ({ at: 'failed', list, problem }),
      ),
    [run, take],
  );

  const startAnew = useCallback(() => void begin({ at: 'waiting' }), [begin]);

  return { stage, chooseFile, chooseSheet, checkList, takeList, startAnew };
}

export type ListUpdate = ReturnType<typeof useListUpdate>;

function readingFailure(error: unknown): string {
  return error instanceof NoList ? error.message : describeFailure('O arquivo não foi lido', error);
}
