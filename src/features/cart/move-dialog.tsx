import { useId, useState } from 'react';

import { itemsWords } from '../../../domain/words/items';
import { counted } from '../../../domain/words/counted';
import type { CustomerEntry } from '../../../domain/people/customer-entry';
import type { Person } from '../../../domain/order/order';
import { useCart } from '../../providers/cart/cart';
import { useLinesHere, useMoveLines } from '../../providers/cart/kept-cart';
import { dataOf } from '../../providers/live/live';
import { useConnected } from '../../providers/outbox/connection';
import { useCustomerSearch } from '../../providers/people/customers';
import { useUser } from '../../providers/session/session';
import { Dialog } from '../../ui/dialogs/dialog';
import { CustomerSelect } from '../../ui/fields/customer-select';
import { useNotify } from '../../ui/notices/notify';
import { LoadingState } from '../../ui/states/loading-state';

const noCustomers: readonly CustomerEntry[] = [];

const words = {
  title: 'Mover para outro cliente',
  label: 'Orçamento que recebe os itens',
  what: (count: number) =>
    `${count === 1 ? 'O item passa' : `Os ${count} itens passam`} para o orçamento escolhido. O que já está nele continua, e as quantidades se somam.`,
  done: (count: number, to: Person | null) =>
    `${counted(count, 'item movido', 'itens movidos')} para o ${to ? `orçamento de ${to.nome}` : 'seu orçamento'}.`,
  failed: 'Nada foi movido: um dos orçamentos está sendo enviado. Espere um instante.',
  stays: 'Nada foi desfeito: o orçamento já foi enviado ou está sendo enviado.',
};

/** Asks for the customer whose cart receives this cart's lines. Choosing moves them. */
export function MoveDialog({ onClose }: { onClose: () => void }) {
  const user = useUser();
  const customer = useCart((cart) => cart.customer);
  const count = useCart(({ lines }) => lines.length);
  const recentCustomers = useCart((cart) => cart.recentCustomers);
  const { isReady, move } = useMoveLines();
  const linesHere = useLinesHere();
  const notify = useNotify();
  const [typed, setTyped] = useState('');
  const [isOpened, setIsOpened] = useState(false);
  const search = useCustomerSearch(typed.trim());
  const connected = useConnected();
  const id = useId();
  const oneself = { uid: '', nome: `${user.nome} (você)` };
  const current = customer?.uid ?? oneself.uid;
  const isOther = ({ uid }: { uid: string }) => uid !== current;
  const offered = [oneself, ...recentCustomers].filter(isOther).map(({ uid, nome }) => {
    const lines = linesHere(uid || undefined);
    return {
      value: uid,
      label: nome,
      facts: lines > 0 ? `${itemsWords(lines)} no orçamento` : undefined,
    };
  });

  function pick(uid: string, nome: string) {
    const to = uid === oneself.uid ? null : { uid, nome };
    onClose();
    try {
      const undo = move(to);
      notify.undoable(words.done(count, to), undo, () => words.stays);
    } catch (error) {
      console.error('The lines were not moved', error);
      notify.error(words.failed);
    }
  }

  return (
    <Dialog
      title={words.title}
      width={416}
      footer={null}
      afterOpenChange={setIsOpened}
      onClose={onClose}
    >
      <p style={{ marginBottom: 'var(--mmv-space-3)' }}>{words.what(count)}</p>
      <label className="small bold" htmlFor={id}>
        {words.label}
      </label>
      {isReady ? (
        <CustomerSelect
          // A new key after the dialog's animation, so that the list opens at the field's final position.
          key={String(isOpened)}
          id={id}
          value={current}
          face="Escolha o cliente"
          offered={offered}
          typed={typed}
          onType={setTyped}
          found={(dataOf(search) ?? noCustomers).filter(isOther)}
          search={search.status}
          connected={connected}
          onPick={pick}
          begins={isOpened}
        />
      ) : (
        <LoadingState text="Carregando os seus orçamentos…" />
      )}
    </Dialog>
  );
}
