import { useId, useState, type KeyboardEvent } from 'react';

import { MaskedInput, type MaskedInputProps } from './mask/masked-input';
import styles from './suggesting-input.module.css';

interface SuggestingInputProps extends MaskedInputProps {
  value: string;
  onChange: (value: string) => void;
  /** Suggested texts. Without any, this is a plain input. */
  suggestions: readonly string[];
}

/** No suggestion is highlighted, so Enter takes none. */
const noSuggestion = -1;

/**
 * An input with suggestions: arrows, Enter, Escape. Without suggestions it costs no more than a plain input
 * (decision 52).
 */
export function SuggestingInput({ value, onChange, suggestions, ...rest }: SuggestingInputProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(noSuggestion);
  const shown = open && suggestions.length > 0;

  function type(text: string) {
    setOpen(true);
    setChosen(noSuggestion);
    onChange(text);
  }

  function take(suggestion: string) {
    setOpen(false);
    setChosen(noSuggestion);
    onChange(`${suggestion} `);
  }

  function choose(step: 1 | -1) {
    setOpen(true);
    // One more position than suggestions: between the last and the first, none is highlighted.
    const places = suggestions.length + 1;
    setChosen((now) => ((now + 1 + step + places) % places) - 1);
  }

  function press(event: KeyboardEvent) {
    if (suggestions.length === 0 || event.nativeEvent.isComposing) return;
    const suggestion = suggestions[chosen];
    if (event.key === 'ArrowDown') choose(1);
    else if (event.key === 'ArrowUp') choose(-1);
    else if (event.key === 'Enter' && shown && suggestion !== undefined) take(suggestion);
    else if (event.key === 'Escape' && shown) setOpen(false);
    else return;
    event.preventDefault();
  }

  return (
    <div className={styles.frame}>
      <MaskedInput
        {...rest}
        value={value}
        onChange={type}
        onKeyDown={press}
        onBlur={() => setOpen(false)}
        {...(suggestions.length > 0 && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': shown,
        })}
        {...(shown && {
          'aria-controls': id,
          'aria-activedescendant': chosen === noSuggestion ? undefined : `${id}-${chosen}`,
        })}
      />
      {shown && (
        <ul id={id} className={styles.list} role="listbox" aria-label="Sugestões">
          {suggestions.map((suggestion, at) => (
            <li
              key={suggestion}
              id={`${id}-${at}`}
              className={styles.option}
              role="option"
              aria-selected={at === chosen}
              // Keeps the focus in the input.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(suggestion)}
            >
              {suggestion}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
