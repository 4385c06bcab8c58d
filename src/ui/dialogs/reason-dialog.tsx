import { Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { createRef, useCallback, useState, type Ref } from 'react';

import { reasonComplaint } from '../../../domain/order/reason';
import { noteFrom } from '../../../domain/words/text';
import { Labelled } from '../forms/labelled';
import styles from '../forms/labelled-control.module.css';
import { useConfirmDialog, type ConfirmRequest } from './use-confirm-dialog';

interface ReasonRequest extends Omit<ConfirmRequest, 'refuses' | 'check' | 'action'> {
  /** Says below the field who will read the reason. */
  hint: string;
  /** The text of an earlier dialog whose change was refused. */
  initial: string;
  action: (reason: string) => void;
}

/** A confirmation with an optional reason (decision 19). */
export function useReasonDialog() {
  const { askConfirmation, asking } = useConfirmDialog();
  const askForReason = useCallback(
    ({ message, hint, initial, action, ...request }: ReasonRequest) => {
      const input = createRef<TextAreaRef>();
      let typed = initial;
      askConfirmation({
        ...request,
        message: (
          <>
            {message}
            <ReasonField
              hint={hint}
              initial={initial}
              inputRef={input}
              onChange={(text) => {
                typed = text;
              }}
            />
          </>
        ),
        refuses: () => {
          const wrong = reasonComplaint(typed) !== undefined;
          if (wrong) input.current?.focus();
          return wrong;
        },
        action: () => action(typed),
      });
    },
    [askConfirmation],
  );
  return { askForReason, askConfirmation, asking };
}

interface ReasonFieldProps extends Pick<ReasonRequest, 'hint' | 'initial'> {
  inputRef: Ref<TextAreaRef>;
  onChange: (text: string) => void;
}

const rows = { minRows: 2, maxRows: 6 };

/** Keeps text that is too long. The complaint replaces the hint. */
function ReasonField({ hint, initial, inputRef, onChange }: ReasonFieldProps) {
  const [text, setText] = useState(initial);
  return (
    <Labelled
      className={styles.reason}
      label="Motivo (opcional)"
      hint={hint}
      complaint={reasonComplaint(text)}
      said="polite"
    >
      {(control) => (
        <Input.TextArea
          {...control}
          ref={inputRef}
          autoSize={rows}
          value={text}
          onChange={({ target }) => {
            const typed = noteFrom(target.value);
            setText(typed);
            onChange(typed);
          }}
        />
      )}
    </Labelled>
  );
}
