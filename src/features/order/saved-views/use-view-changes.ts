import type { SavedView } from '../../../../domain/order/search/saved-view';
import { maxFiltersLength } from '../../../../domain/order/search/saved-view';
import { useConnected } from '../../../providers/outbox/connection';
import { useViewVerbs } from '../../../providers/order/search/saved-views';
import { useNotify } from '../../../ui/notices/notify';
import { useConfirmDialog } from '../../../ui/dialogs/use-confirm-dialog';
import { failureOfView, viewWords } from './view-words';

/** Changes of saved views, with their confirmations and messages. */
export function useViewChanges() {
  const verbs = useViewVerbs();
  const connected = useConnected();
  const notify = useNotify();
  const { askConfirmation } = useConfirmDialog();

  /** `act` returns a function that undoes it. */
  async function attempt(
    act: () => Promise<() => Promise<unknown>>,
    done: string,
    failure: string,
  ) {
    if (!connected) {
      notify.error(viewWords.offline('Tente de novo'));
      return;
    }
    try {
      offerUndo(done, await act());
    } catch (error) {
      console.error('A view was not changed', error);
      notify.error(failureOfView(failure, error));
    }
  }

  const offerUndo = (done: string, undo: () => Promise<unknown>) =>
    notify.undoable(done, undo, (error) => failureOfView(viewWords.notUndone, error));

  return {
    /** Resolves to the view's index. */
    create: async (nome: string, filtros: string) => {
      const lugar = await verbs.create({ nome, filtros });
      notify.success(viewWords.kept(nome));
      return lugar;
    },
    rename: async (view: SavedView, nome: string) => {
      const now = await verbs.change(view, { nome, filtros: view.filtros });
      offerUndo(viewWords.renamed(nome), () => verbs.change(now, view));
    },
    askToReplace: (view: SavedView, filtros: string) => {
      const { nome } = view;
      if (filtros.length > maxFiltersLength) {
        notify.error(viewWords.tooLong);
        return;
      }
      const replace = async () => {
        const now = await verbs.change(view, { nome, filtros });
        return () => verbs.change(now, view);
      };
      askConfirmation({
        title: 'Atualizar visão?',
        message: viewWords.replace(nome),
        confirm: 'SIM',
        cancel: 'NÃO ATUALIZAR',
        action: () => void attempt(replace, viewWords.replaced(nome), viewWords.unreplaced(nome)),
      });
    },
    askToRemove: (view: SavedView) => {
      const { nome } = view;
      const remove = async () => {
        await verbs.remove(view);
        return () => verbs.create(view);
      };
      askConfirmation({
        title: 'Excluir visão?',
        message: viewWords.remove(nome),
        confirm: 'SIM',
        cancel: 'NÃO EXCLUIR',
        destructive: true,
        action: () => void attempt(remove, viewWords.removed(nome), viewWords.unremoved(nome)),
      });
    },
  };
}
