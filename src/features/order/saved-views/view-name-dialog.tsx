import { Button, Input, type InputRef } from 'antd';
import { useId, useRef, useState, type SubmitEvent } from 'react';

import { tidyText } from '../../../../domain/words/text';
import { longestViewName, viewNameComplaint } from '../../../../domain/order/search/saved-view';
import { useConnected } from '../../../providers/outbox/connection';
import { Dialog } from '../../../ui/dialogs/dialog';
import field from '../../../ui/forms/labelled-control.module.css';
import { useControlSize } from '../../../ui/hooks/use-control-size';
import { failureOfView, viewWords } from './view-words';

interface ViewNameDialogProps {
  title: string;
  /** What the button says. */
  act: string;
  /** What was not done when it fails, without a full stop. */
  failure: string;
  initial: string;
  /** Names of the other views. */
  others: readonly string[];
  /** Keeps it under this name; rejects where it could not. */
  onKeep: (name: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for a view's name, and stays until it is kept. */
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

  const wrong = complaint !== undefined;
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
          <Button type="primary" htmlType="submit" form={`${id}-form`} loading={busy}>
            {act}
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} noValidate onSubmit={(event) => void keep(event)}>
        <label className={`small ${field.label}`} htmlFor={id}>
          Nome da visão
        </label>
        <Input
          ref={input}
          id={id}
          size={size}
          maxLength={longestViewName}
          autoComplete="off"
          status={wrong ? 'error' : ''}
          aria-invalid={wrong}
          aria-describedby={`${id}-hint`}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setComplaint(undefined);
          }}
        />
        <p
          id={`${id}-hint`}
          className={`small ${wrong ? 'failed' : ''} ${field.hint}`}
          aria-live="polite"
        >
          {complaint ?? 'Guarda o status, os filtros e a ordem da lista, em todos os aparelhos.'}
        </p>
      </form>
    </Dialog>
  );
}
