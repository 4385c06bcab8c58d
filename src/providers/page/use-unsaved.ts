import { useEffect } from 'react';

import { useWarningOnLeave } from './use-warning-on-leave';

type Work =
  | 'contacts'
  | 'document'
  | 'list'
  | 'pictures'
  | 'priceList'
  | 'quote'
  | 'registration'
  | 'step'
  | 'terms';

const unsaved = new Set<Work>();

/** Whether leaving would lose typed or chosen work: this kind, or any. */
export function hasUnsaved(work?: Work): boolean {
  return work ? unsaved.has(work) : unsaved.size > 0;
}

/** While `isUnsaved`, asks the person before they leave the screen or the page. */
export function useUnsaved(work: Work, isUnsaved: boolean): void {
  useWarningOnLeave(isUnsaved);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    unsaved.add(work);
    return () => void unsaved.delete(work);
  }, [work, isUnsaved]);
}
