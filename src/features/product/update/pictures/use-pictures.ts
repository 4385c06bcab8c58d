import { useCallback, useEffect, useRef, useState } from 'react';

import { describeFailure } from '../../../../../domain/outbox/failure';
import { storePicture } from '../../../../providers/product/pictures';
import { useUnsaved } from '../../../../providers/page/use-unsaved';
import { showNewPicture } from '../../../../ui/pictures/new-pictures';
import { NoPicture, shrinkPicture, sizeProblem } from './shrink-picture';

/** A chosen file. */
export interface Picture {
  id: number;
  file: File;
  /** '' if no product matches the file's name. */
  code: string;
  /** The code within the file's name, if there is exactly one. */
  suggested?: string | undefined;
  state: 'ready' | 'sending' | 'sent' | 'failed';
  problem?: string | undefined;
}

/** True if a picture can be sent, or sent again. */
export function canBeSent({ code, state, file }: Picture): boolean {
  return (
    code !== '' && (state === 'ready' || state === 'failed') && sizeProblem(file) === undefined
  );
}

/** The codes that several pictures share. */
export function codesTwice(pictures: readonly Picture[]): Set<string> {
  const waiting = pictures.filter(({ code, state }) => code !== '' && state !== 'sent');
  const codes = waiting.map(({ code }) => code);
  return new Set(codes.filter((code, at) => codes.indexOf(code) !== at));
}

/** The chosen files, sent one after another. Failed ones stay and can be sent again. */
export function usePictures(
  codeOf: (fileName: string) => string,
  suggestionFor: (fileName: string) => string | undefined = () => undefined,
) {
  const [pictures, setPictures] = useState<Picture[]>([]);
  const [sending, setSending] = useState(false);
  useUnsaved('pictures', sending || pictures.some(({ state }) => state !== 'sent'));
  const newest = useRef(0);
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);

  const change = useCallback(
    (id: number, changes: Partial<Picture>) =>
      setPictures((now) => now.map((one) => (one.id === id ? { ...one, ...changes } : one))),
    [],
  );

  const add = useCallback(
    (file: File) => {
      const id = (newest.current += 1);
      const problem = sizeProblem(file);
      const state = problem === undefined ? 'ready' : 'failed';
      const code = codeOf(file.name);
      const suggested = code === '' ? suggestionFor(file.name) : undefined;
      setPictures((now) => [...now, { id, file, code, suggested, state, problem }]);
    },
    [codeOf, suggestionFor],
  );

  const remove = useCallback(
    (id: number) => setPictures((now) => now.filter((one) => one.id !== id)),
    [],
  );

  const stop = useCallback(() => {
    current.current?.abort();
    setSending(false);
  }, []);

  const send = useCallback(
    async (chosen: readonly Picture[]) => {
      const { signal } = (current.current = new AbortController());
      setSending(true);
      for (const { id, file, code } of chosen) {
        if (signal.aborted) return;
        change(id, { state: 'sending', problem: undefined });
        change(id, await sendOne(file, code));
      }
      if (!signal.aborted) setSending(false);
    },
    [change],
  );

  return { pictures, sending, add, change, remove, send, stop };
}

async function sendOne(file: File, code: string): Promise<Partial<Picture>> {
  try {
    await storePicture(code, await shrinkPicture(file));
    showNewPicture(code);
    return { state: 'sent' };
  } catch (error) {
    return { state: 'failed', problem: sentenceOf(error) };
  }
}

/** Failures of shrinking and storing are sentences already. Others come from the browser. */
function sentenceOf(error: unknown): string {
  if (error instanceof NoPicture) return error.message;
  if (error instanceof Error && error.message.startsWith('A foto')) return error.message;
  console.error('A picture could not be sent', error);
  return describeFailure('A foto não foi salva', error);
}
