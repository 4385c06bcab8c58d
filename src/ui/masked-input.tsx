import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ChangeEvent, ComponentProps, CompositionEvent } from 'react';
import { caretAfterMask } from './caret-after-mask';
import styles from './masked-input.module.css';

export interface MaskedInputProps extends Omit<
  ComponentProps<'input'>,
  'ref' | 'value' | 'onChange'
> {
  value: string;
  onChange: (value: string) => void;
  /** Rewrites what is typed or pasted, e.g. maskMobile; must leave its own result as it is. */
  mask?: ((text: string) => string) | undefined;
}

/**
 * A plain text input that can rewrite what is typed while the caret stays where the person types. The browser's own
 * element instead of antd's Input keeps the sign-in screen light; it looks the same.
 */
export function MaskedInput({ value, onChange, mask, className, ...rest }: MaskedInputProps) {
  const element = useRef<HTMLInputElement>(null);

  function take(input: HTMLInputElement) {
    if (!mask) {
      onChange(input.value);
      return;
    }
    const { value: typed, selectionStart } = input;
    const masked = mask(typed);
    if (masked !== typed) {
      // Written before React renders: it then finds the value as it should be and leaves the caret alone.
      input.value = masked;
      // E-mail inputs tell of no caret and take none.
      if (selectionStart !== null) {
        const caret = caretAfterMask(typed, selectionStart, mask);
        input.setSelectionRange(caret, caret);
      }
    }
    onChange(masked);
  }

  function change(event: ChangeEvent<HTMLInputElement>) {
    const composing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
    // Rewriting in the middle of a composition (the tilde of an ã) would break it: the mask waits for its end.
    if (composing) onChange(event.target.value);
    else take(event.target);
  }

  const adopt = useEffectEvent(() => {
    if (element.current && element.current.value !== value) take(element.current);
  });
  // Into a prerendered input a person may have typed before React took it over: that is kept.
  useLayoutEffect(() => adopt(), []);

  return (
    <input
      {...rest}
      ref={element}
      className={`${styles.input} ${className ?? ''}`}
      value={value}
      onChange={change}
      onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) => take(event.currentTarget)}
    />
  );
}
