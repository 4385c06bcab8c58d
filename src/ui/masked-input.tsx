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
  /** Rewrites what is typed or pasted, e.g. maskMobile; must leave its own output unchanged. */
  mask?: ((text: string) => string) | undefined;
}

/**
 * A plain text input that can rewrite what is typed without moving the caret away from the typing. It uses the
 * browser's own element, which keeps the sign-in screen light, in the look of antd's Input.
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
      // Set before React renders: React then finds the value it expects and leaves the caret alone.
      input.value = masked;
      // E-mail inputs have no readable or settable selection.
      if (selectionStart !== null) {
        const caret = caretAfterMask(typed, selectionStart, mask);
        input.setSelectionRange(caret, caret);
      }
    }
    onChange(masked);
  }

  function change(event: ChangeEvent<HTMLInputElement>) {
    const composing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
    // Rewriting during a composition (the tilde of an ã) would break it, so the mask waits until it ends.
    if (composing) onChange(event.target.value);
    else take(event.target);
  }

  const adopt = useEffectEvent(() => {
    if (element.current && element.current.value !== value) take(element.current);
  });
  // Keeps what a person typed into a prerendered input before React hydrated it.
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
