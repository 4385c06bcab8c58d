import { useCallback } from 'react';

import { useManyRunning } from '../../providers/outbox/many-orders';
import { useOpenCount, useWaitingQuotes } from '../../providers/outbox/outbox-provider';
import { useSession } from '../../providers/session/session';
import { useConfirmDialog } from '../../ui/dialogs/use-confirm-dialog';
import { counted } from '../../../domain/words/counted';

/** Signs out. Asks first if changes or quotes wait for the connection, or if a bulk change is running. */
export function useLeave() {
  const { signOut, signOutFailed } = useSession();
  const open = useOpenCount();
  const quotes = useWaitingQuotes();
  const running = useManyRunning();
  const { askConfirmation } = useConfirmDialog();
  const leave = useCallback(() => {
    if (open === 0 && !running) {
      void signOut();
      return;
    }
    askConfirmation({
      title: titleOf(open, quotes.length, running),
      message: `${running ? manyWords : ''}${waitingWords(open - quotes.length)}${quoteWords(quotes.length)}Fica tudo guardado neste navegador e só será feito quando você entrar nele de novo.`,
      confirm: 'SAIR',
      cancel: 'FICAR',
      destructive: true,
      action: () => void signOut(),
    });
  }, [open, quotes.length, running, signOut, askConfirmation]);
  return { leave, signOutFailed };
}

const manyWords = 'Uma alteração de vários pedidos está pela metade. ';

function titleOf(open: number, quotes: number, running: boolean): string {
  return quotes === open && !running
    ? 'Sair com orçamentos em espera?'
    : 'Sair com alterações em espera?';
}

function waitingWords(count: number): string {
  if (count === 0) return '';
  return `Há ${counted(count, 'alteração que ainda não foi feita', 'alterações que ainda não foram feitas')}. `;
}

function quoteWords(count: number): string {
  if (count === 0) return '';
  return `Há ${counted(count, 'orçamento que ainda não foi enviado', 'orçamentos que ainda não foram enviados')}. `;
}
