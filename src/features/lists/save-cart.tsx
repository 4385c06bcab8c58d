import { Button } from 'antd';
import { useState, type SubmitEvent } from 'react';

import { tidyText } from '../../../domain/words/text';
import { linesComplaint, listLines, nameComplaint } from '../../../domain/lists/saved-list';
import { termsAgain } from '../../../domain/order/quote/terms';
import { useCart } from '../../providers/cart/cart';
import { useListVerbs } from '../../providers/lists/saved-lists';
import { useNotify } from '../../ui/notices/notify';
import styles from './lists.module.css';
import { listWords, unsavedWords } from './list-words';
import { NameField } from './name-field';
import { itemsWords } from '../../../domain/words/items';

interface SaveCartProps {
  /** The names of the existing lists. */
  names: readonly string[];
  focused: boolean;
}

/** Saves the cart as a list. The cart stays as it is. */
export function SaveCart({ names, focused }: SaveCartProps) {
  const lines = useCart((cart) => cart.lines);
  const terms = useCart(({ words }) => words.condicoes);
  const count = lines.length;
  const { create } = useListVerbs();
  const notify = useNotify();
  const [typed, setTyped] = useState('');
  const [complaint, setComplaint] = useState<string>();
  const [busy, setBusy] = useState(false);
  if (count === 0) return null;

  async function save(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    const nome = tidyText(typed);
    const found = nameComplaint(nome, names) ?? linesComplaint(lines);
    setComplaint(found);
    if (found !== undefined) return;
    setBusy(true);
    try {
      await create({ nome, lines: listLines(lines), condicoes: termsAgain(terms) });
      setTyped('');
      notify.success(listWords.saved(nome));
    } catch (error) {
      console.error('The list was not kept', error);
      setComplaint(unsavedWords(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={`wrap ${styles.save}`} noValidate onSubmit={(event) => void save(event)}>
      <NameField
        label={`Salvar o orçamento (${itemsWords(count)}) como lista`}
        value={typed}
        complaint={complaint}
        focused={focused}
        onChange={setTyped}
      />
      <Button type="primary" htmlType="submit" loading={busy}>
        Salvar
      </Button>
    </form>
  );
}
