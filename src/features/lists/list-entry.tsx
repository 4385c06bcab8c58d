import { Button } from 'antd';

import { linesComplaint, listLines, type SavedList } from '../../../domain/lists/saved-list';
import { describeFailure } from '../../../domain/outbox/failure';
import { termsAgain } from '../../../domain/order/quote/terms';
import { useCart } from '../../providers/cart/cart';
import { useListVerbs, useReadListLines } from '../../providers/lists/saved-lists';
import { useNotify } from '../../ui/notices/notify';
import { useConfirmDialog } from '../../ui/dialogs/use-confirm-dialog';
import { keepFocus } from '../../ui/hooks/keep-focus';
import styles from './lists.module.css';
import { factsOf, listWords, unsavedWords } from './list-words';
import { usePutIn } from './use-put-in';

interface ListEntryProps {
  list: SavedList;
  /** The entry takes the focus when its editor closes. */
  focused: boolean;
  onEdit: () => void;
}

/** A list with its actions. */
export function ListEntry({ list, focused, onEdit }: ListEntryProps) {
  const { nome, condicoes } = list;
  const { putIn, busy } = usePutIn(list);
  const { create, change, remove } = useListVerbs();
  const inCart = useCart(({ lines }) => lines);
  const terms = useCart(({ words }) => words.condicoes);
  const readLines = useReadListLines();
  const { askConfirmation } = useConfirmDialog();
  const notify = useNotify();

  async function removeNow() {
    try {
      const lines = await readLines(list);
      await remove(list);
      notify.undoable(
        listWords.removed(nome),
        () => create({ nome, lines, condicoes }),
        unsavedWords,
      );
    } catch (error) {
      console.error('The list was not removed', error);
      notify.error(describeFailure(`A lista ${nome} não foi excluída`, error));
    }
  }

  async function replaceByCart() {
    const complaint = linesComplaint(inCart);
    if (complaint !== undefined) {
      notify.error(complaint);
      return;
    }
    try {
      const lines = await readLines(list);
      const replaced = await change(list, {
        nome,
        lines: listLines(inCart),
        condicoes: termsAgain(terms),
      });
      notify.undoable(
        listWords.replaced(nome),
        () => change(replaced, { nome, lines, condicoes }),
        unsavedWords,
      );
    } catch (error) {
      console.error('The list was not replaced', error);
      notify.error(unsavedWords(error));
    }
  }

  const askToRemove = () =>
    askConfirmation({
      title: 'Excluir lista?',
      message: listWords.remove(nome),
      confirm: 'SIM',
      cancel: 'NÃO EXCLUIR',
      destructive: true,
      action: () => void removeNow(),
    });

  return (
    <li ref={keepFocus} className={`flow ${styles.entry}`}>
      <div className={styles.words}>
        <h2 className="small-heading breaks">{nome}</h2>
        <p className="small numbers">{factsOf(list)}</p>
      </div>
      <div className={`wrap ${styles.buttons}`}>
        <Button
          type="primary"
          loading={busy}
          aria-label={`Colocar a lista ${nome} no orçamento`}
          onClick={putIn}
        >
          Colocar no orçamento
        </Button>
        <Button autoFocus={focused} aria-label={`Editar a lista ${nome}`} onClick={onEdit}>
          Editar
        </Button>
        {inCart.length > 0 && (
          <Button
            aria-label={`Substituir a lista ${nome} pelo carrinho`}
            onClick={() => void replaceByCart()}
          >
            Substituir pelo carrinho
          </Button>
        )}
        <Button danger aria-label={`Excluir a lista ${nome}`} onClick={askToRemove}>
          Excluir
        </Button>
      </div>
    </li>
  );
}
