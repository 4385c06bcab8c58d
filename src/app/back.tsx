import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useBlocker, type BlockerFunction } from 'react-router-dom';

import { hasUnsaved } from '../providers/page/use-unsaved';
import { isBelowFirst, topLayer, type Layer } from '../ui/dialogs/layers';
import { unsavedQuestion, useConfirmDialog } from '../ui/dialogs/use-confirm-dialog';

interface Blocked {
  /** The layer that Back closes; undefined if a screen with unsaved input is left. */
  layer: Layer | undefined;
  /** Resolves when the router has undone the step. Until then nothing may write to the history. */
  undone: Promise<unknown> | undefined;
}

/** Makes Back close the top layer before it leaves the screen, and asks first if input is unsaved. */
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
