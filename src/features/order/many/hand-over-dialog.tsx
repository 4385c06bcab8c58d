import { Button, type RefSelectProps } from 'antd';
import { useRef, useState } from 'react';

import { busyWords, type ManyChange } from '../../../../domain/order/many';
import type { OrderHead } from '../../../../domain/order/head';
import { dataOf } from '../../../providers/live/live';
import { useManyOrders } from '../../../providers/outbox/many-orders';
import { useOrders } from '../../../providers/order/orders';
import { useSellers } from '../../../providers/people/sellers';
import { useUser } from '../../../providers/session/session';
import { Dialog } from '../../../ui/dialogs/dialog';
import { ManyQuestion } from './many-question';
import { chosenWords, manyWords, noneWords } from './many-words';
import { SellerField, unchosenWords } from './seller-field';
import { sortOut } from './sort-out';

interface HandOverDialogProps {
  chosen: readonly OrderHead[];
  /** The change was confirmed. */
  onBegun: () => void;
  onClose: () => void;
}

const { title, cancel } = manyWords.vendedor;

/** Asks for the new seller of many orders. */
export function HandOverDialog({ chosen, onBegun, onClose }: HandOverDialogProps) {
  const { begin, busy } = useManyOrders();
  const { actOn } = useOrders();
  const user = useUser();
  const live = useSellers();
  const sellers = dataOf(live) ?? [];
  const select = useRef<RefSelectProps>(null);
  const [uid, setUid] = useState<string>();
  const [complaint, setComplaint] = useState<string>();
  const vendedor = sellers.find(({ value }) => value === uid);
  const change = vendedor && ({ campo: 'vendedor', vendedor } satisfies ManyChange);
  const sorted = change && sortOut(change, chosen, user, (order) => actOn(order) !== undefined);

  function refuse(sentence: string) {
    setComplaint(sentence);
    select.current?.focus();
  }

  function confirm() {
    if (!change || !sorted) refuse(unchosenWords[live.status]);
    else if (busy) refuse(busyWords);
    else if (sorted.orders.length === 0) refuse(noneWords('vendedor', sorted));
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
      <SellerField
        {...{ ref: select, live, uid, complaint }}
        onChange={(value) => {
          setUid(value);
          setComplaint(undefined);
        }}
      />
      {change && sorted ? (
        <ManyQuestion change={change} sorted={sorted} />
      ) : (
        <p>{chosenWords(chosen, true)}</p>
      )}
    </Dialog>
  );
}
