import { useCallback, useState } from 'react';

import type { QuoteWords } from '../../domain/quote-words';
import { readWords, writeWords } from '../data/storage/cart';

/** What is written beside the quote; it outlives a change of page and a reload. */
export function useQuoteWords(uid: string): [QuoteWords, (words: QuoteWords) => void] {
  const [words, setWords] = useState(() => readWords(uid));
  const write = useCallback(
    (written: QuoteWords) => {
      writeWords(uid, written);
      setWords(written);
    },
    [uid],
  );
  return [words, write];
}
