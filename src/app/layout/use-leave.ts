import { useCallback } from 'react';

import { useActs } from '../../providers/acts';
import { useSession } from '../../providers/session';
import { useConfirmDialog } from '../../ui/use-confirm-dialog';

/** Signs out, after a warning where changes wait for the connection. */
export function useLeave() {
  const { signOut, signOutFailed } = useSession();
  const { open } = useActs();
  const { askConfirmation } = useConfirmDialog();
  const leave = useCallback(() => {
    if (open === 0) {
      void signOut();
      return;
    }
    askConfirmation({
      title: 'Sair com alterações em espera?',
      message: `${waitingWords(open)} Fica tudo guardado neste navegador e só será feito quando você entrar nele de novo.`,
      confirm: 'SAIR',
      cancel: 'FICAR',
      destructive: true,
      action: () => void signOut(),
    });
  }, [open, signOut, askConfirmation]);
  return { leave, signOutFailed };
}

function waitingWords(count: number): string {
  return count === 1
    ? 'Há 1 alteração que ainda não foi feita.'
    : `Há ${count} alterações que ainda não foram feitas.`;
}
