import { Input, type InputProps, type InputRef } from 'antd';
import { useRef, type ChangeEvent } from 'react';

import { caretAfterMask } from './caret-after-mask';

export interface MaskedInputProps extends Omit<InputProps, 'ref' | 'value' | 'onChange'> {
  /** In a form, Form.Item sets both. */
  value?: string;
  onChange?: (value: string) => void;
  /** Rewrites typed or pasted text, such as `maskMobile`. It must not change its own output. */
  mask?: ((text: string) => string) | undefined;
  /** Rewrites complete text: on paste, autofill and blur. */
  settle?: ((text: string) => string) | undefined;
}

/** antd's Input with a mask that keeps the caret in place. */
export function MaskedInput({
  value = '',
  onChange,
  onBlur,
  mask,
  settle,
  ...rest
}: MaskedInputProps) {
  const element = useRef<InputRef>(null);

  function take() {
    // Not the event's target, which antd replaces by a copy.
    const input = element.current?.input;
    if (!input) return;
    const { value: typed, selectionStart } = input;
    const isWhole = settle !== undefined && typed.length - value.length > 1;
    const masked = (isWhole ? settle : mask)?.(typed) ?? typed;
    if (masked !== typed) {
      // Set before React renders: if React finds the expected value, it leaves the caret alone.
      input.value = masked;
      // E-mail inputs don't support selection.
      if (mask && selectionStart !== null) {
        const caret = caretAfterMask(typed, selectionStart, mask);
        input.setSelectionRange(caret, caret);
      }
    }
    onChange?.(masked);
  }

  function change(event: ChangeEvent<HTMLInputElement>) {
    const composing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
    // Rewriting would break a composition (the tilde of an ã), so the mask waits for its end.
    if (composing) onChange?.(event.target.value);
    else take();
  }

  return (
    <Input
      {...rest}
      ref={element}
      value={value}
      onChange={change}
      onCompositionEnd={take}
      onBlur={(event) => {
        const settled = settle?.(value) ?? value;
        if (settled !== value) onChange?.(settled);
        onBlur?.(event);
      }}
    />
  );
}
