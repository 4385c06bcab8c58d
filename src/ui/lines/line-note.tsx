import { Input } from 'antd';
import { useState } from 'react';

import { noteComplaint, wordLimits } from '../../../domain/order/quote/words';
import { noteFrom } from '../../../domain/words/text';
import styles from './line-note.module.css';
import { Labelled } from '../forms/labelled';

interface LineNoteProps {
  /** The product's name, for the labels. */
  name: string;
  /** '' if there is none. */
  note: string;
  disabled: boolean;
  onChange: (note: string) => void;
}

/** The customer's note about a line: a button that opens a field. Enter keeps the field open. */
export function LineNote({ name, note, disabled, onChange }: LineNoteProps) {
  const [draft, setDraft] = useState<string>();
  const [closedByKey, setClosedByKey] = useState(false);

  function keep(text: string): boolean {
    const isGood = noteComplaint(text, wordLimits.linha) === undefined;
    if (isGood) onChange(text.trim());
    return isGood;
  }

  if (draft === undefined) {
    return (
      <button
        type="button"
        className={`plain ${styles.note}`}
        data-empty={note === ''}
        // The focused field is gone.
        autoFocus={closedByKey}
        aria-label={`Observação de ${name}${note && `: ${note}`}`}
        disabled={disabled}
        onClick={() => {
          setClosedByKey(false);
          setDraft(note);
        }}
      >
        {note || (
          <>
            <span className={styles.whole}>Observação</span>
            <span className={styles.short} aria-hidden>
              Obs.
            </span>
          </>
        )}
      </button>
    );
  }
  return (
    <Labelled label="Observação" complaint={noteComplaint(draft, wordLimits.linha)} said="polite">
      {(field) => (
        <Input
          {...field}
          aria-label={`Observação de ${name}`}
          autoFocus
          autoComplete="off"
          value={draft}
          onChange={({ target }) => setDraft(noteFrom(target.value))}
          onBlur={() => {
            if (keep(draft)) setDraft(undefined);
          }}
          onPressEnter={() => keep(draft)}
          onKeyDown={({ key }) => {
            if (key !== 'Escape') return;
            setClosedByKey(true);
            setDraft(undefined);
          }}
        />
      )}
    </Labelled>
  );
}
