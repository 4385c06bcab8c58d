import { useState, type ReactNode } from 'react';

import { AlertDialog } from './alert-dialog';

interface AlertDialogHandle {
  showAlert: (message: string) => void;
  /** Render it anywhere in the caller. */
  alertDialog: ReactNode;
}

/** The alerts of §5, one at a time: a newer one replaces the older. */
export function useAlertDialog(): AlertDialogHandle {
  const [message, setMessage] = useState<string>();
  return {
    showAlert: setMessage,
    alertDialog: message !== undefined && (
      <AlertDialog message={message} onClose={() => setMessage(undefined)} />
    ),
  };
}
