import { Alert, Button } from 'antd';
import { useState } from 'react';

import { busyWords } from '../../../../domain/order/many';
import { stepKinds } from '../../../../domain/order/progress/step';
import { useManyOrders } from '../../../providers/outbox/many-orders';
import { Dialog } from '../../../ui/dialogs/dialog';
import { draftOf, stepOf } from '../progress/step-draft';
import { StepFields } from '../progress/step-fields';
import { ManyQuestion } from './many-question';
import { manyWords } from './many-words';
import type { Sorted } from './sort-out';

interface ProgressDialogProps {
  sorted: Sorted;
  /** The steps were confirmed. */
  onBegun: () => void;
  onClose: () => void;
}

const { title, cancel } = manyWords.andamento;

/** An invoice belongs to one order, so it can't be a step of several. */
const kindsOfMany = stepKinds.filter((kind) => kind !== 'faturado');

/** Asks for the same step, with all lines, of many approved orders. */
export function ProgressDialog({ sorted, onBegun, onClose }: ProgressDialogProps) {
  const { begin, busy } = useManyOrders();
  const [draft, setDraft] = useState(() => draftOf('separado'));
  const [complaint, setComplaint] = useState<string>();

  function confirm() {
    const made = stepOf(draft);
    if (busy) setComplaint(busyWords);
    else if ('complaint' in made) setComplaint(made.complaint);
    else {
      begin({ campo: 'andamento', passo: made.step }, sorted.orders);
      onBegun();
      onClose();
    }
  }

  return (
    <Dialog
      title={title}
      closable={false}
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
      <div className="stack">
        <StepFields kinds={kindsOfMany} draft={draft} onChange={setDraft} />
        {complaint !== undefined && <Alert type="error" showIcon role="alert" title={complaint} />}
        <div>
          <ManyQuestion
            change={{ campo: 'andamento', passo: { tipo: draft.tipo } }}
            sorted={sorted}
          />
        </div>
      </div>
    </Dialog>
  );
}
