import { Button, Input } from 'antd';
import { useId, useState } from 'react';

import type { QuickCatalog } from '../../../../domain/quick-order/catalog';
import { readText } from '../../../../domain/quick-order/text';
import field from '../../../ui/forms/labelled-control.module.css';
import styles from '../quick-order.module.css';
import { ColumnChoice, type Asked } from './column-choice';
import type { Outcome } from './reading-words';

interface PasteListProps {
  /** Kept until it is read. */
  text: string;
  catalog: QuickCatalog;
  /** Lines stand below, so the empty field is small. */
  small: boolean;
  onText: (text: string) => void;
  /** Returns why the text was refused. */
  onRead: (outcome: Outcome) => string | undefined;
}

/** A list from a spreadsheet, a message or an e-mail. The person chooses uncertain columns. */
export function PasteList({ text, catalog, small, onText, onRead }: PasteListProps) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState<Asked>();

  function take(outcome: Outcome) {
    const refusal = onRead(outcome);
    setProblem(refusal);
    setAsked(undefined);
    if (refusal === undefined) onText('');
  }

  function read() {
    const reading = readText(text, catalog);
    if (reading.kind !== 'ask') take({ reading });
    else setAsked({ sheets: [{ name: '', hidden: [], ...reading.table }], hidden: [] });
  }

  if (asked) {
    return (
      <ColumnChoice
        asked={asked}
        catalog={catalog}
        onRead={take}
        onBack={() => setAsked(undefined)}
      />
    );
  }
  return (
    <div className={`stack close ${styles.pane}`}>
      <label htmlFor={id} className={`small ${field.label}`}>
        Lista de códigos e quantidades
      </label>
      <Input.TextArea
        id={id}
        data-focus="paste"
        value={text}
        autoSize={{ minRows: small ? 1 : 4, maxRows: 9 }}
        spellCheck={false}
        {...(problem !== undefined && { status: 'error' as const, 'aria-invalid': true })}
        aria-describedby={`${id}-hint ${id}-problem`}
        onChange={({ target }) => {
          onText(target.value);
          setProblem(undefined);
        }}
      />
      <p id={`${id}-hint`} className="small">
        Uma linha por produto, em qualquer ordem: 1006 10, 10x 1006, 1006;10 ou 1006 - 10 un. Do
        Excel, do WhatsApp ou de um e-mail, como vier.
      </p>
      <p id={`${id}-problem`} role="alert" className={`failed ${styles.problem}`}>
        {problem}
      </p>
      <Button type="primary" ghost disabled={text.trim() === ''} onClick={read}>
        Conferir
      </Button>
    </div>
  );
}
