import { Input } from 'antd';
import { useState } from 'react';

import { noteComplaint, wordLimits } from '../../../../domain/order/quote/words';
import styles from './line-note.module.css';
import { WordsField } from '../checkout/words-field';

interface LineNoteProps {
  /** The product's name, for the labels. */
  name: string;
  /** '' for none. */
  note: string;
  disabled: boolean;
  onChange: (note: string) => void;
}

/** What the customer wants to say about one line: a button, and once it was pressed a field that is kept as it is left. */
export function LineNote({ name, note, disabled, onChange }: LineNoteProps) {
  const [draft, setDraft] = useState<string>();
  const [closedByKey, setClosedByKey] = useState(false);

  function keep() {
    if (draft === undefined || noteComplaint(draft, wordLimits.linha) !== undefined) return;
    onChange(draft.trim());
    setDraft(undefined);
  }

  if (draft === undefined) {
    return (
      <button
        type="button"
        className={styles.note}
        // The field that had the focus is gone.
        autoFocus={closedByKey}
        aria-label={`Observação de ${name}${note && `: ${note}`}`}
        disabled={disabled}
        onClick={() => {
          setClosedByKey(false);
          setDraft(note);
        }}
      >
        {note || 'Observação'}
      </button>
    );
  }
  return (
    <WordsField label="Observação" complaint={noteComplaint(draft, wordLimits.linha)}>
      {(field) => (
        <Input
          {...field}
          aria-label={`Observação de ${name}`}
          autoFocus
          autoComplete="off"
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
          onBlur={keep}
          onKeyDown={(event) => {
            const { key } = event;
            if (key !== 'Enter' && key !== 'Escape') return;
            // The button takes the focus meanwhile, and would take the rest of the key press for its own.
            event.preventDefault();
            setClosedByKey(true);
            if (key === 'Enter') keep();
            else setDraft(undefined);
          }}
        />
      )}
    </WordsField>
  );
}
