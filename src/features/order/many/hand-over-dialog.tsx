import { Button, type RefSelectProps } from 'antd';
import { useId, useRef, useState } from 'react';

import type { ManyChange } from '../../../../domain/order/many';
import type { OrderHead } from '../../../../domain/order/head';
import { dataOf } from '../../../providers/live/live';
import { useManyOrders } from '../../../providers/outbox/many-orders';
import { useOrders } from '../../../providers/order/orders';
import { useSellers } from '../../../providers/people/sellers';
import { Dialog } from '../../../ui/dialogs/dialog';
import field from '../../../ui/forms/labelled-control.module.css';
import { SearchSelect } from '../../../ui/fields/search-select';
import { ManyQuestion } from './many-question';
import { busyWords, chosenWords, manyWords } from './many-words';
import { sortOut } from './sort-out';

interface HandOverDialogProps {
  chosen: readonly OrderHead[];
  /** It was confirmed. */
  onBegun: () => void;
  onClose: () => void;
}

const { title, cancel, none } = manyWords.vendedor;

/** Asks to whom many orders go. */
export function HandOverDialog({ chosen, onBegun, onClose }: HandOverDialogProps) {
  const id = useId();
  const { begin, busy } = useManyOrders();
  const { actOn } = useOrders();
  const sellers = dataOf(useSellers()) ?? [];
  const select = useRef<RefSelectProps>(null);
  const [uid, setUid] = useState<string>();
  const [complaint, setComplaint] = useState<string>();
  const vendedor = sellers.find(({ value }) => value === uid);
  const change = vendedor && ({ campo: 'vendedor', vendedor } satisfies ManyChange);
  const sorted = change && sortOut(change, chosen, (order) => actOn(order) !== undefined);

  function refuse(sentence: string) {
    setComplaint(sentence);
    select.current?.focus();
  }

  function confirm() {
    if (!change || !sorted) refuse('Escolha o novo vendedor.');
    else if (busy) refuse(busyWords);
    else if (sorted.orders.length === 0) refuse(none);
    else {
      begin(change, sorted.orders);
      onBegun();
      onClose();
    }
  }

  return (
    <Dialog
      title={title}
      width={416}
      closable={false}
      afterOpenChange={(opened) => {
        if (opened) select.current?.focus();
      }}
      onClose={onClose}
      footer={
        <>
          <Button type="primary" onClick={confirm}>
            SIM
          </Button>
          <Button onClick={onClose}>{cancel}</Button>
        </>
      }
    >
      <label className={field.label} htmlFor={id}>
        Novo vendedor
      </label>
      <SearchSelect<string>
        ref={select}
        id={id}
        style={{ width: '100%', marginBottom: 'var(--mmv-space-3)' }}
        placeholder="Escolha"
        options={sellers.map(({ value, label }) => ({ value, label }))}
        {...(uid !== undefined && { value: uid })}
        {...(complaint !== undefined && { status: 'error' as const })}
        aria-describedby={`${id}-complaint`}
        onChange={(value) => {
          setUid(value);
          setComplaint(undefined);
        }}
      />
      <p id={`${id}-complaint`} className={field.complaint} aria-live="polite">
        {complaint}
      </p>
      {change && sorted ? (
        <ManyQuestion change={change} sorted={sorted} />
      ) : (
        <p>{chosenWords(chosen, true)}</p>
      )}
    </Dialog>
  );
}
