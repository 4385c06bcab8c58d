import { useState } from 'react';
import type { ReactNode } from 'react';
import { AlertDialog } from './alert-dialog';

interface AlertRequest {
  title?: string;
  message: string;
}

interface AlertDialogHandle {
  showAlert: (request: AlertRequest) => void;
  /** Render it anywhere in the caller. */
  alertDialog: ReactNode;
}

/** The alerts of §5, one at a time: a newer one replaces the older. */
export function useAlertDialog(): AlertDialogHandle {
  const [request, setRequest] = useState<AlertRequest>();
  return {
    showAlert: setRequest,
    alertDialog: request && <AlertDialog {...request} onClose={() => setRequest(undefined)} />,
  };
}
