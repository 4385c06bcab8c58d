import { Button, Input, type InputRef } from 'antd';
import { useId, useRef, useState, type SubmitEvent } from 'react';

import { tidyText } from '../../../../domain/words/text';
import { maxViewNameLength, viewNameComplaint } from '../../../../domain/order/search/saved-view';
import { useConnected } from '../../../providers/outbox/connection';
import { Dialog } from '../../../ui/dialogs/dialog';
import { Labelled } from '../../../ui/forms/labelled';
import { useControlSize } from '../../../ui/hooks/use-control-size';
import { failureOfView, viewWords } from './view-words';

interface ViewNameDialogProps {
  title: string;
  /** The label of the button. */
  act: string;
  /** The action that failed, without a full stop. */
  failure: string;
  initial: string;
  /** Names of the other views. */
  others: readonly string[];
  /** Saves the view under this name. Rejects if that fails. */
  onKeep: (name: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for a view's name, and stays open until it is saved. */
export function ViewNameDialog({
  title,
  act,
  failure,
  initial,
  others,
  onKeep,
  onClose,
}: ViewNameDialogProps) {
  const id = useId();
  const size = useControlSize();
  const connected = useConnected();
  const input = useRef<InputRef>(null);
  const [typed, setTyped] = useState(initial);
  const [complaint, setComplaint] = useState<string>();
  const [busy, setBusy] = useState(false);

  function refuse(sentence: string) {
    setComplaint(sentence);
    input.current?.focus();
  }

  async function keep(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    const name = tidyText(typed);
    const offline = connected ? undefined : viewWords.offline('Salve a visão');
    const found = viewNameComplaint(name, others) ?? offline;
    if (found !== undefined) {
      refuse(found);
      return;
    }
    setBusy(true);
    try {
      await onKeep(name);
      onClose();
    } catch (error) {
      console.error('The view was not kept', error);
      refuse(failureOfView(failure, error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={title}
      width={440}
      afterOpenChange={(opened) => {
        if (opened) input.current?.focus({ cursor: 'all' });
      }}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="primary" htmlType="submit" form={id} loading={busy}>
            {act}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void keep(event)}>
        <Labelled
          label="Nome da visão"
          hint="Guarda o status, os filtros e a ordem da lista, em todos os aparelhos."
          complaint={complaint}
          said="polite"
        >
          {(control) => (
            <Input
              {...control}
              ref={input}
              size={size}
              maxLength={maxViewNameLength}
              autoComplete="off"
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                setComplaint(undefined);
              }}
            />
          )}
        </Labelled>
      </form>
    </Dialog>
  );
}
