import { useCallback } from 'react';

import { useManyRunning } from '../../providers/outbox/many-orders';
import { useOpenCount, useOutbox, useWaitingQuotes } from '../../providers/outbox/outbox-provider';
import { answerWithin } from '../../providers/page/answer-within';
import { useSession } from '../../providers/session/session';
import { useConfirmDialog } from '../../ui/dialogs/use-confirm-dialog';

/** Mails that are about to go out keep nobody for longer, in milliseconds. */
const patience = 1000;

/** Signs out, after a warning where changes or quotes wait for the connection, or many orders are being changed. */
export function useLeave() {
  const { signOut, signOutFailed } = useSession();
  const open = useOpenCount();
  const quotes = useWaitingQuotes();
  const running = useManyRunning();
  const { askConfirmation } = useConfirmDialog();
  const { tellBeforeLeaving } = useOutbox();
  const goOut = useCallback(async () => {
    await answerWithin(patience, tellBeforeLeaving()).catch(() => undefined);
    await signOut();
  }, [tellBeforeLeaving, signOut]);
  const leave = useCallback(() => {
    if (open === 0 && !running) {
      void goOut();
      return;
    }
    askConfirmation({
      title: titleOf(open, quotes.length, running),
      message: `${running ? manyWords : ''}${waitingWords(open - quotes.length)}${quoteWords(quotes.length)}Fica tudo guardado neste navegador e só será feito quando você entrar nele de novo.`,
      confirm: 'SAIR',
      cancel: 'FICAR',
      destructive: true,
      action: () => void goOut(),
    });
  }, [open, quotes.length, running, goOut, askConfirmation]);
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
  return count === 1
    ? 'Há 1 alteração que ainda não foi feita. '
    : `Há ${count} alterações que ainda não foram feitas. `;
}

function quoteWords(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? 'Há 1 orçamento que ainda não foi enviado. '
    : `Há ${count} orçamentos que ainda não foram enviados. `;
}
