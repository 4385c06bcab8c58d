import { useCallback, useEffect, useRef, useState } from 'react';

import { describeFailure } from '../../../../domain/outbox/failure';
import type { ListCheck, ListTaken } from '../../../../domain/product/list';
import { useUnsaved } from '../../../providers/page/use-unsaved';
import { useListVerbs, type ListQuestion } from '../../../providers/product/lists';
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

/** The steps from a file to the product table. A failure keeps the file; another choice cancels the current step. */
export function useListUpdate() {
  const { check, take } = useListVerbs();
  const [stage, setStage] = useState<ListStage>({ at: 'waiting' });
  useUnsaved('priceList', stage.at !== 'waiting' && stage.at !== 'taken');
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);

  const begin = useCallback(() => {
    current.current?.abort();
    return (current.current = new AbortController()).signal;
  }, []);

  const checkList = useCallback(
    async (list: ChosenList) => {
      const signal = begin();
      setStage({ at: 'checking', list });
      const next = await check(list.question).then(
        (checked): ListStage => ({ at: 'checked', list, check: checked }),
        (error: unknown): ListStage => ({ at: 'failed', list, problem: messageOf(error) }),
      );
      if (!signal.aborted) setStage(next);
    },
    [begin, check],
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
    [checkList],
  );

  const chooseFile = useCallback(
    async (chosen: File) => {
      const signal = begin();
      setStage({ at: 'reading', name: chosen.name });
      try {
        const file = await readListFile(chosen, signal);
        if (!signal.aborted) chooseSheet(file);
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof NoList)) console.error('The list could not be read', error);
        setStage({ at: 'waiting', problem: `${chosen.name}: ${readingFailure(error)}` });
      }
    },
    [begin, chooseSheet],
  );

  const takeList = useCallback(
    async (list: ChosenList, checked: ListCheck) => {
      const signal = begin();
      setStage({ at: 'taking', list });
      const next = await take(list.question, checked).then(
        (taken): ListStage => ({ at: 'taken', list, taken }),
        (error: unknown): ListStage => ({ at: 'failed', list, problem: messageOf(error) }),
      );
      if (!signal.aborted) setStage(next);
    },
    [begin, take],
  );

  const startAnew = useCallback(() => {
    begin();
    setStage({ at: 'waiting' });
  }, [begin]);

  return { stage, chooseFile, chooseSheet, checkList, takeList, startAnew };
}

export type ListUpdate = ReturnType<typeof useListUpdate>;

function readingFailure(error: unknown): string {
  return error instanceof NoList ? error.message : describeFailure('O arquivo não foi lido', error);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
