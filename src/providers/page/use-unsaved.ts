import { useEffect } from 'react';

import { useWarningOnLeave } from './use-warning-on-leave';

type Work = 'contacts' | 'list' | 'pictures' | 'priceList' | 'registration';

const unsaved = new Set<Work>();

/** Whether something that was written or chosen, this or any, would be lost. */
export function hasUnsaved(work?: Work): boolean {
  return work ? unsaved.has(work) : unsaved.size > 0;
}

/** While something is stored nowhere, whoever leaves its screen or the page is asked first. */
export function useUnsaved(work: Work, isUnsaved: boolean): void {
  useWarningOnLeave(isUnsaved);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    unsaved.add(work);
    return () => void unsaved.delete(work);
  }, [work, isUnsaved]);
}
