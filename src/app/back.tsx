import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useBlocker, type BlockerFunction } from 'react-router-dom';

import { hasUnsaved } from '../providers/page/use-unsaved';
import { isBelowFirst, topLayer, type Layer } from '../ui/dialogs/layers';
import { unsavedQuestion, useConfirmDialog } from '../ui/dialogs/use-confirm-dialog';

interface Blocked {
  /** What Back met; undefined where a screen is left on which something would be lost. */
  layer: Layer | undefined;
  /** The router has taken the step back. Before that, nobody may write into the history. */
  undone: Promise<unknown> | undefined;
}

/** Back closes what lies over the screen before it leaves it. Whoever leaves something unsaved is asked first. */
export function Back() {
  const { askConfirmation } = useConfirmDialog();
  const blocked = useRef<Blocked>(undefined);

  const blocks: BlockerFunction = useCallback(
    ({ currentLocation, nextLocation, historyAction }) => {
      const isStep = historyAction === NavigationType.Pop;
      const layer = isStep ? topLayer() : undefined;
      if (isStep && !layer && isBelowFirst()) history.back();
      if (!layer && !(hasUnsaved() && currentLocation.pathname !== nextLocation.pathname)) {
        return false;
      }
      const undone = isStep
        ? new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
        : undefined;
      blocked.current = { layer, undone };
      return true;
    },
    [],
  );
  const blocker = useBlocker(blocks);

  const settle = useEffectEvent(() => {
    if (blocker.state !== 'blocked') return;
    if (!blocked.current?.layer) {
      askConfirmation({ ...unsavedQuestion, action: blocker.proceed, onCancel: blocker.reset });
      return;
    }
    blocker.reset();
    blocked.current.layer.back();
  });
  useEffect(() => {
    if (blocker.state === 'blocked')
      void Promise.resolve(blocked.current?.undone).then(() => settle());
  }, [blocker]);
  return null;
}
