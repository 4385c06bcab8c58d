import { useState } from 'react';
import type { ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import type { ConfirmDialogProps } from './confirm-dialog';

type ConfirmRequest = Omit<ConfirmDialogProps, 'onClose'>;

interface ConfirmDialogHandle {
  askConfirmation: (request: ConfirmRequest) => void;
  /** Render it anywhere in the caller. */
  confirmDialog: ReactNode;
}

/** Confirmations from an event handler: `askConfirmation({ title, message, confirm, cancel, action })`. */
export function useConfirmDialog(): ConfirmDialogHandle {
  const [request, setRequest] = useState<ConfirmRequest>();
  return {
    askConfirmation: setRequest,
    confirmDialog: request && <ConfirmDialog {...request} onClose={() => setRequest(undefined)} />,
  };
}
